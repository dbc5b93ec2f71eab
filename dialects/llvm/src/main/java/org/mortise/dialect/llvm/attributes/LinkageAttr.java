// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.Keyword;
import org.mortise.ir.parameters.ParameterForm;

/** The linkage of a symbol: {@code #llvm.linkage<internal>}. */
@AttrDef(name = "llvm.linkage", parameters = "linkage: WORD", format = "`<` $linkage `>`")
public final class LinkageAttr extends LinkageAttrBase {
  /** The kinds of linkage. */
  public enum Linkage implements Keyword {
    EXTERNAL, AVAILABLE_EXTERNALLY, LINKONCE, LINKONCE_ODR, WEAK, WEAK_ODR, APPENDING, INTERNAL, PRIVATE, EXTERN_WEAK,
    COMMON
  }

  static final ParameterForm<Linkage> WORD =
      LlvmForms.keyword(Linkage.class, "LLVM linkage types", "linkage::Linkage");

  LinkageAttr(Context context, Object[] values) {
    super(context, values);
  }
}
