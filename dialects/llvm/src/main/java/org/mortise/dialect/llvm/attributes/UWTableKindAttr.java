// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.Keyword;
import org.mortise.ir.parameters.ParameterForm;

/** The table for unwinding of a function: {@code #llvm.uwtableKind<sync>}. */
@AttrDef(name = "llvm.uwtableKind",
    parameters = "uwtableKind: WORD",
    format = "`<` $uwtableKind `>`")
public final class UWTableKindAttr extends UWTableKindAttrBase {
  /** The kinds of tables. */
  public enum Kind implements Keyword {
    NONE, SYNC, ASYNC
  }

  static final ParameterForm<Kind> WORD =
      LlvmForms.keyword(Kind.class, "LLVM Unwind Behavior", "uwtable::UWTableKind");

  UWTableKindAttr(Context context, Object[] values) {
    super(context, values);
  }
}
