// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.function.Function;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.FlagNames;
import org.mortise.ir.parameters.FlagsAttr;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParametricForm;

/** When {@code fir.pack_array} can be optimized away: {@code #fir.pack_array_heuristics<loop_only>}. */
@AttrDef(name = "fir.pack_array_heuristics", definition = "fir_PackArrayHeuristicsAttr", base = FlagsAttr.class,
    parameters = "value: FLAGS",
    format = "`<` $value `>`")
public final class PackArrayHeuristicsAttr extends PackArrayHeuristicsAttrBase {
  public static final int LOOP_ONLY = 1;

  static final AttributeConstraint<PackArrayHeuristicsAttr> CONSTRAINT =
      ParametricForm.constraint("", PackArrayHeuristicsAttr.class, PackArrayHeuristicsAttr::declaration);

  /** No heuristics. */
  static final Function<Context, Attribute> NONE = context -> of(context, 0);
  static final ParameterForm<Integer> FLAGS =
      FlagNames.form("::fir::PackArrayHeuristics", ", ", "none", null, "loop_only");

  PackArrayHeuristicsAttr(Context context, Object[] values) {
    super(context, values);
  }
}
