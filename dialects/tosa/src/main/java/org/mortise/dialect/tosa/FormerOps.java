// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.List;
import java.util.function.Consumer;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.RenamedOperation;
import org.mortise.ir.definition.TypeConstraints;

/** The operations that MLIR 19.1 has in another form. */
final class FormerOps {
  private static final String AXIS = "axis";
  private static final String PAD = "pad";
  private static final String STRIDE = "stride";
  private static final String DILATION = "dilation";
  private static final String SYMBOL = "name";

  static final List<FormerOperation> ALL = List.of(
      new FormerConst(),
      new FormerClamp(),
      new FormerMul(),
      new FormerTranspose(),
      new FormerPad(),
      new FormerRescale(),
      new FormerApplyScale(),
      new FormerResize(),
      new FormerVariable(),
      new FormerIf(),
      new FormerShapes(ReshapeOp.NAME, "new_shape"),
      new FormerShapes(SliceOp.NAME, "start", "size"),
      new FormerShapes(TileOp.NAME, "multiples"),
      new FormerZeroPoints(NegateOp.NAME, FormerZeroPoints.Kind.UNARY, 1),
      new FormerZeroPoints(
          AvgPool2dOp.NAME, FormerZeroPoints.Kind.UNARY, 1, "kernel", STRIDE, PAD, "acc_type"),
      new FormerZeroPoints(MatMulOp.NAME, FormerZeroPoints.Kind.MATMUL, 2),
      new FormerConvolution(Conv2DOp.NAME, PAD, STRIDE, DILATION),
      new FormerConvolution(Conv3DOp.NAME, PAD, STRIDE, DILATION),
      new FormerConvolution(DepthwiseConv2DOp.NAME, PAD, STRIDE, DILATION),
      new FormerConvolution(TransposeConv2DOp.NAME, "out_pad", STRIDE, "out_shape"),
      renamed("tosa.int_div", IntDivOp.NAME, 2),
      renamed("tosa.reduce_prod", ReduceProductOp.NAME, 1, AXIS),
      renamed(ArgMaxOp.NAME, ArgMaxOp.NAME, 1, AXIS),
      renamed(ReduceMaxOp.NAME, ReduceMaxOp.NAME, 1, AXIS),
      renamed(ReduceMinOp.NAME, ReduceMinOp.NAME, 1, AXIS),
      renamed("tosa.maximum", "tosa.maximum", 2),
      renamed("tosa.minimum", "tosa.minimum", 2),
      renamed(MaxPool2dOp.NAME, MaxPool2dOp.NAME, 1, "kernel", STRIDE, PAD),
      access("tosa.variable.read", VariableReadOp.NAME, op -> op.result("value", TypeConstraints.ANY)
          .format("$name attr-dict `:` type($value)")),
      access("tosa.variable.write", VariableWriteOp.NAME, op -> op.operand("value", TypeConstraints.ANY)
          .format("$name attr-dict `,` $value `:` type($value)")));

  private FormerOps() {}

  /** Returns the beginning of a definition with operands and a result that are tensors. */
  static OpDefinitionBuilder define(String name, int operands) {
    OpDefinitionBuilder op = OpDefinition.named(name);
    for (int i = 0; i < operands; i++) {
      op.operand("operand" + i, TypeConstraints.ANY_TENSOR);
    }
    return op.result("output", TypeConstraints.ANY_TENSOR);
  }

  /** An operation with another name, or without attributes that have a default now. */
  private static FormerOperation renamed(String name, String currentName, int operands, String... attributes) {
    return new RenamedOperation(name, currentName, () -> {
      OpDefinitionBuilder op = define(name, operands);
      for (String attribute : attributes) {
        op.attribute(attribute, AttributeConstraints.ANY);
      }
      return op.format(TosaDialect.FUNCTIONAL).build();
    });
  }

  private static FormerOperation access(String name, String currentName, Consumer<OpDefinitionBuilder> rest) {
    return new RenamedOperation(name, currentName, () -> {
      OpDefinitionBuilder op = OpDefinition.named(name).attribute(SYMBOL, AttributeConstraints.SYMBOL_NAME);
      rest.accept(op);
      return op.build();
    });
  }
}
