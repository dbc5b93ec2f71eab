// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg.execution;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Type;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.execution.AffineCode;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Label;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;

/** An operand of a structured operation: a buffer, a tensor, or a scalar, which is its own element. */
final class OperandAccess {
  private static final Primitive SIZES = (arguments, machine) -> {
    Elements tensor = (Elements) arguments[0];
    Object[] sizes = new Object[tensor.rank()];
    for (int i = 0; i < sizes.length; i++) {
      sizes[i] = tensor.size(i);
    }
    return sizes;
  };

  private final CodeBuilder code;
  private final Type type;
  private final Register operand;
  private final AffineMap map;
  /** Of a tensor. */
  private final List<Register> sizes;

  private OperandAccess(CodeBuilder code, Type type, Register operand, AffineMap map, List<Register> sizes) {
    this.code = code;
    this.type = type;
    this.operand = operand;
    this.map = map;
    this.sizes = sizes;
  }

  /** Emits the loop-invariant code. */
  static OperandAccess of(Type type, Register operand, AffineMap map, CodeBuilder code) {
    List<Register> sizes = new ArrayList<>();
    if (type instanceof RankedTensorType tensor && tensor.rank() > 0) {
      for (int i = 0; i < tensor.rank(); i++) {
        sizes.add(code.register(IndexType.of(type.context())));
      }
      code.run(sizes, SIZES, PoisonRule.REJECT, List.of(operand));
    }
    return new OperandAccess(code, type, operand, map, sizes);
  }

  /** The element of an iteration. */
  final class Place {
    private final List<Register> indices;
    /** Of a tensor. */
    private final Register position;

    private Place(List<Register> indices, Register position) {
      this.indices = indices;
      this.position = position;
    }

    Register read(Type elementType) {
      if (type instanceof MemRefType) {
        return code.load(elementType, operand, indices);
      }
      return type instanceof RankedTensorType ? code.element(elementType, operand, position) : operand;
    }

    void write(Register value) {
      if (type instanceof MemRefType) {
        code.store(value, operand, indices);
      } else {
        code.setElement(operand, position, value);
      }
    }
  }

  /** Emits the element position of an iteration. An index out of bounds is an error. */
  Place place(List<Register> counters) {
    List<Register> indices = AffineCode.emit(code, map, counters);
    if (!(type instanceof RankedTensorType)) {
      return new Place(indices, operand);
    }
    for (int i = 0; i < sizes.size(); i++) {
      if (!(map.result(i) instanceof AffineDimExpr)) { // plain dimensions are within the loop size
        check(indices.get(i), sizes.get(i), i);
      }
    }
    return new Place(indices, AffineCode.rowMajor(code, sizes, indices));
  }

  private void check(Register index, Register size, int dimension) {
    Label fails = new Label();
    Label holds = new Label();
    code.branch(code.compare(IntegerPredicate.ULT, index, size), holds, fails);
    code.place(fails);
    code.fail("has an index that is out of bounds of dimension " + dimension + " of an operand");
    code.place(holds);
  }
}
