// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.types.ShapedType;

/** {@code tosa.variable} of MLIR 19.1, which has the type of the tensor. */
final class FormerVariable extends FormerTosaOperation {
  private static final String NAME = "name";
  private static final String TYPE = "type";

  FormerVariable() {
    super(VariableOp.NAME, VariableOp.NAME, 0, () -> OpDefinition.named(VariableOp.NAME)
        .attribute(NAME, AttributeConstraints.SYMBOL_NAME)
        .attribute(TYPE, AttributeConstraints.TYPE)
        .optionalAttribute("initial_value", AttributeConstraints.ANY)
        .directive("TypeOrAttr", new FormerVariableType())
        .format("$name attr-dict custom<TypeOrAttr>($type, $initial_value)").build());
  }

  @Override
  void convert(OperationState former, OperationState current, OpBuilder before) {
    Type type = ((TypeAttr) former.getAttr(TYPE)).value();
    long[] sizes = {};
    if (type instanceof ShapedType shaped) {
      if (!shaped.hasRank()) {
        throw new ParseError(Diagnostic.error(former.location(), "'tosa.variable' needs a rank since MLIR 22.1"));
      }
      sizes = shaped.shape().clone();
      type = shaped.elementType();
    }
    for (int i = 0; i < sizes.length; i++) {
      sizes[i] = ShapedType.isDynamic(sizes[i]) ? -1 : sizes[i];
    }
    current.addAttribute("sym_name", former.getAttr(NAME));
    current.addAttribute("var_shape", Shapes.attribute(former.context(), sizes));
    current.addAttribute(TYPE, TypeAttr.of(type));
  }

  @Override
  @Nullable Diagnostic convertBack(Operation current, OperationState former) {
    VariableOp variable = new VariableOp(current);
    Attribute value = variable.initialValueAttr();
    boolean isScalar =
        value != null && variable.tensorType().rank() == 0 && value.type() == variable.typeAttr().value();
    former.addAttribute(NAME, variable.symNameAttr());
    former.addAttribute(TYPE, TypeAttr.of(isScalar ? value.type() : variable.tensorType()));
    return null;
  }
}
