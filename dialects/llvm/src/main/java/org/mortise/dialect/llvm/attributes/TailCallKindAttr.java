// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.Keyword;
import org.mortise.ir.parameters.ParameterForm;

/** Whether a call is a tail call: {@code #llvm.tailcallkind<musttail>}. */
@AttrDef(name = "llvm.tailcallkind", parameters = "tailCallKind: WORD", format = "`<` $tailCallKind `>`")
public final class TailCallKindAttr extends TailCallKindAttrBase {
  /** The kinds of calls. */
  public enum Kind implements Keyword {
    NONE, NOTAIL, MUSTTAIL, TAIL
  }

  static final ParameterForm<Kind> WORD = LlvmForms.keyword(Kind.class, "Tail Call Kind", "TailCallKind");

  TailCallKindAttr(Context context, Object[] values) {
    super(context, values);
  }
}
