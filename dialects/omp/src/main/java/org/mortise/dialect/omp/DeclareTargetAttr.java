// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.DialectEnumAttr;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;

/**
 * The use of a procedure or variable on devices: {@code #omp.declaretarget<device_type = (any), capture_clause =
 * (to)>}.
 */
@AttrDef(name = "omp.declaretarget", definition = "DeclareTargetAttr",
    parameters = {"device_type: DEVICE_TYPE?", "capture_clause: CAPTURE_CLAUSE?", "automap: BOOL_ATTR?"},
    format = "`<` struct(params) `>`")
public final class DeclareTargetAttr extends DeclareTargetAttrBase {
  static final ParameterForm<DialectEnumAttr> DEVICE_TYPE = OmpEnums.DEVICE_TYPE.nested();
  static final ParameterForm<DialectEnumAttr> CAPTURE_CLAUSE = OmpEnums.CAPTURE_CLAUSE.nested();
  static final ParameterForm<IntegerAttr> BOOL_ATTR = ParameterForms.ofKind(IntegerAttr.class, "BoolAttr");

  DeclareTargetAttr(Context context, Object[] values) {
    super(context, values);
  }

  static @Nullable String verify(
      @Nullable DialectEnumAttr deviceType, @Nullable DialectEnumAttr captureClause,
      @Nullable IntegerAttr automap) {
    boolean fits = (deviceType == null || deviceType.enumeration() == OmpEnums.DEVICE_TYPE)
        && (captureClause == null || captureClause.enumeration() == OmpEnums.CAPTURE_CLAUSE);
    return fits ? null : "a device type and a capture clause are needed";
  }
}
