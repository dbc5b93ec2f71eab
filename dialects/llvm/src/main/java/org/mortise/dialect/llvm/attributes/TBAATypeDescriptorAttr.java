// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import java.util.List;
import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;
import org.mortise.ir.parameters.ParametricForm;

/** A type that decides which accesses may alias, and its components. */
@AttrDef(name = "llvm.tbaa_type_desc", definition = "LLVM_TBAATypeDescriptorAttr", alias = true,
    parameters = {"id: STRING", "members: MEMBERS"},
    format = "`<` struct(params) `>`")
public final class TBAATypeDescriptorAttr extends TBAATypeDescriptorAttrBase implements TBAANode {
  static final ParameterForm<List<TBAAMemberAttr>> MEMBERS = LlvmForms.inBraces(
      ParameterForms.list(ParametricForm.nested(TBAAMemberAttr.class, TBAAMemberAttr::declaration)));

  TBAATypeDescriptorAttr(Context context, Object[] values) {
    super(context, values);
  }
}
