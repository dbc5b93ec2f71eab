// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;

/** The features of the target of a function: {@code #llvm.target_features<["+sve", "-sme"]>}. */
@AttrDef(name = "llvm.target_features", definition = "LLVM_TargetFeaturesAttr",
    parameters = "features: FEATURES = []",
    format = "`<` `[` (`]`) : ($features^ `]`)? `>`")
public final class TargetFeaturesAttr extends TargetFeaturesAttrBase {
  static final ParameterForm<List<StringAttr>> FEATURES = ParameterForms.list(ParameterForms.STRING_ATTR);

  TargetFeaturesAttr(Context context, Object[] values) {
    super(context, values);
  }

  static @Nullable String verify(List<StringAttr> features) {
    for (StringAttr feature : features) {
      String text = feature.value();
      if (text.isEmpty()) {
        return "target features can not be null or empty";
      }
      if (text.charAt(0) != '+' && text.charAt(0) != '-') {
        return "target features must start with '+' or '-'";
      }
      if (text.indexOf(',') >= 0) {
        return "target features can not contain ','";
      }
    }
    return null;
  }
}
