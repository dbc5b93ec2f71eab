// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.convertelementwisetolinalg;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.linalg.GenericOp;
import org.mortise.dialect.linalg.IteratorType;
import org.mortise.dialect.linalg.YieldOp;
import org.mortise.dialect.tensor.DimOp;
import org.mortise.dialect.tensor.EmptyOp;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.transform.Folding;
import org.mortise.ir.types.RankedTensorType;

/** Replaces elementwise operations on ranked tensors by generic ones. */
final class ElementwiseConversion implements Pass {
  @Override
  public void run(Operation root, PassRun run) {
    List<Operation> found = new ArrayList<>();
    root.walkPreOrder((Operation op) -> {
      if (isElementwiseOnTensors(op)) {
        found.add(op);
      }
    });
    for (Operation op : found) {
      OpBuilder builder = OpBuilder.before(op);
      List<Value> values = fold(op, builder);
      op.replaceAllUsesWith(values != null ? values : convert(op, builder));
      op.erase();
    }
    if (found.isEmpty()) {
      run.markAllAnalysesPreserved();
    }
  }

  private static boolean isElementwiseOnTensors(Operation op) {
    if (!op.hasTrait(Trait.ELEMENTWISE) || !op.hasTrait(Trait.SCALARIZABLE) || op.operandCount() == 0) {
      return false;
    }
    for (int i = 0; i < op.operandCount(); i++) {
      if (!(op.operand(i).type() instanceof RankedTensorType)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the values to which the results fold, or null. */
  private static @Nullable List<Value> fold(Operation op, OpBuilder builder) {
    FoldResult folded = Folding.fold(op);
    if (folded.size() == 0) {
      return null;
    }
    List<Value> values = new ArrayList<>(folded.size());
    for (int i = 0; i < folded.size(); i++) {
      Value value = folded.value(i);
      if (value == null) {
        Operation constant = op.name().dialect().materializeConstant(
            builder, folded.constant(i), op.result(i).type(), op.location());
        if (constant == null) {
          return null;
        }
        value = constant.result(0);
      }
      values.add(value);
    }
    return values;
  }

  private static List<? extends Value> convert(Operation op, OpBuilder builder) {
    List<Value> operands = List.of(op.operands());
    List<Type> resultTypes = new ArrayList<>(op.resultCount());
    List<Value> outputs = new ArrayList<>(op.resultCount());
    for (Value result : op.resultList()) {
      resultTypes.add(result.type());
      outputs.add(output(operands, (RankedTensorType) result.type(), op, builder));
    }
    int rank = ((RankedTensorType) operands.get(0).type()).rank();
    GenericOp generic = GenericOp.create(builder, op.location(), resultTypes, operands, outputs,
        Collections.nCopies(operands.size() + outputs.size(), AffineMap.identity(rank)),
        Collections.nCopies(rank, IteratorType.PARALLEL));
    addBody(op, generic);
    return generic.operation().resultList();
  }

  /** Returns an operand of the type, or an empty tensor with the shape of the first operand. */
  private static Value output(List<Value> operands, RankedTensorType type, Operation op, OpBuilder builder) {
    for (Value operand : operands) {
      if (operand.type() == type) {
        return operand;
      }
    }
    RankedTensorType shape = (RankedTensorType) operands.get(0).type();
    List<Value> sizes = new ArrayList<>();
    for (int i = 0; i < shape.rank(); i++) {
      if (shape.isDynamicDim(i)) {
        sizes.add(DimOp.create(builder, op.location(), operands.get(0), i));
      }
    }
    RankedTensorType empty = RankedTensorType.of(shape.shape(), type.elementType());
    return EmptyOp.create(builder, op.location(), empty, sizes);
  }

  private static void addBody(Operation op, GenericOp generic) {
    Block block = generic.region().addBlock();
    for (Value operand : generic.operation().operands()) {
      block.addArgument(((RankedTensorType) operand.type()).elementType(), operand.location());
    }
    OpBuilder builder = OpBuilder.atEnd(op.context(), block);
    OperationState state = builder.state(op.location(), op.name().name()).addAttributes(op.attributes());
    for (int i = 0; i < op.operandCount(); i++) {
      state.addOperand(block.argument(i));
    }
    for (Value result : op.resultList()) {
      state.addResultType(((RankedTensorType) result.type()).elementType());
    }
    YieldOp.create(builder, op.location(), builder.create(state).resultList());
  }
}
