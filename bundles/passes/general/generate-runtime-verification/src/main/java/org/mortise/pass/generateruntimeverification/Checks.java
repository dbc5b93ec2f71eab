// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.generateruntimeverification;

import org.mortise.dialect.arith.AndIOp;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.OrIOp;
import org.mortise.dialect.cf.AssertOp;
import org.mortise.dialect.memref.DimOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.ir.transform.Folding;
import org.mortise.ir.types.MemRefType;

/**
 * Creates the operations of checks of {@code op}.
 *
 * @param op the operation that is checked
 */
record Checks(Operation op, OpBuilder builder, Location location) {
  Value constant(long number) {
    return ConstantOp.createIndex(builder, location, number);
  }

  Value value(OpFoldResult number) {
    return number.value() != null ? number.value() : constant(number.constant().longValue());
  }

  /** Returns the size of a dimension of a memref or tensor, as a constant if it is static. */
  Value dim(Value shaped, int dimension) {
    return folded(shaped.type() instanceof MemRefType
        ? DimOp.create(builder, location, shaped, dimension)
        : org.mortise.dialect.tensor.DimOp.create(builder, location, shaped, dimension));
  }

  Value compare(IntegerPredicate predicate, Value a, Value b) {
    return CmpIOp.create(builder, location, predicate, a, b);
  }

  Value compareFolded(IntegerPredicate predicate, Value a, Value b) {
    return folded(CmpIOp.create(builder, location, predicate, a, b));
  }

  Value andFolded(Value a, Value b) {
    return folded(AndIOp.create(builder, location, a, b));
  }

  Value orFolded(Value a, Value b) {
    return folded(OrIOp.create(builder, location, a, b));
  }

  /** Folds a new operation and returns the value of its result. */
  Value folded(Value created) {
    Operation op = created.definingOp();
    FoldResult result = Folding.fold(op);
    if (result.size() == 0) {
      return created;
    }
    Value value = result.value(0);
    if (value == null) {
      Operation constant =
          op.name().dialect().materializeConstant(builder, result.constant(0), created.type(), location);
      if (constant == null) {
        return created;
      }
      value = constant.result(0);
    }
    op.erase();
    return value;
  }

  /** Asserts a condition; the message has the text of the operation. */
  void require(Value condition, String problem) {
    PrinterOptions options = PrinterOptions.DEFAULT.withGenericForm(true).withLocalScope(true).withSkipRegions(true);
    String message = "ERROR: Runtime op verification failed\n" + IRPrinter.toString(op, options).stripTrailing()
        + "\n^ " + problem + "\nLocation: " + op.location();
    AssertOp.create(builder, location, condition, StringAttr.of(builder.context(), message));
  }

}
