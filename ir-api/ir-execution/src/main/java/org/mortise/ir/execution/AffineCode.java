// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.mortise.ir.affine.AffineBinaryExpr;
import org.mortise.ir.affine.AffineConstantExpr;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.affine.AffineSymbolExpr;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.mortise.ir.interfaces.ranges.Overflow;

/**
 * Emits affine expressions. Divisions round towards negative infinity, {@code ceildiv} towards positive infinity; the
 * result of {@code mod} has the sign of the divisor. Affine expressions use mathematical integers, so a dividend that
 * overflows is undefined; other sums wrap around. Linear in the expressions.
 */
public final class AffineCode {
  private static final Overflow OF_DIVIDEND = new Overflow(true, false);

  /** A subexpression with the overflow behaviour of its sums and products. */
  private record Part(AffineExpr expression, Overflow overflow) {}

  private final CodeBuilder code;
  private final List<Register> dims;
  private final List<Register> symbols;

  /** @param operands the values of the dimensions, then those of the symbols */
  private AffineCode(CodeBuilder code, int dimCount, List<Register> operands) {
    this.code = code;
    this.dims = operands.subList(0, dimCount);
    this.symbols = operands.subList(dimCount, operands.size());
  }

  /**
   * Emits the results of a map.
   *
   * @param operands the values of the dimensions, then those of the symbols
   */
  public static List<Register> emit(CodeBuilder code, AffineMap map, List<Register> operands) {
    AffineCode emitter = new AffineCode(code, map.dimCount(), operands);
    List<Register> results = new ArrayList<>();
    for (int i = 0; i < map.resultCount(); i++) {
      results.add(emitter.emit(map.result(i)));
    }
    return results;
  }

  /**
   * Emits an expression.
   *
   * @param dimCount the number of operands that are dimensions; the others are symbols
   */
  public static Register emit(CodeBuilder code, AffineExpr expression, int dimCount, List<Register> operands) {
    return new AffineCode(code, dimCount, operands).emit(expression);
  }

  /** Emits the position of an element in row-major order. */
  public static Register rowMajor(CodeBuilder code, List<Register> sizes, List<Register> indices) {
    Register position = indices.isEmpty() ? code.index(0) : indices.get(0);
    for (int i = 1; i < sizes.size(); i++) {
      Register before = code.integer(IntegerFunction.MUL, position, sizes.get(i));
      position = code.integer(IntegerFunction.ADD, before, indices.get(i));
    }
    return position;
  }

  /** Emits operands before the operation on them, without recursion. */
  private Register emit(AffineExpr expression) {
    Deque<Part> pending = new ArrayDeque<>();
    List<Part> order = new ArrayList<>(); // each operation before its operands
    pending.push(new Part(expression, Overflow.WRAPS));
    while (!pending.isEmpty()) {
      Part next = pending.pop();
      order.add(next);
      if (next.expression instanceof AffineBinaryExpr binary) {
        Overflow overflow = isSumOrProduct(binary.kind()) ? next.overflow : OF_DIVIDEND;
        pending.push(new Part(binary.left(), overflow));
        pending.push(new Part(binary.right(), overflow));
      }
    }
    Deque<Register> values = new ArrayDeque<>();
    for (int i = order.size() - 1; i >= 0; i--) {
      Part next = order.get(i);
      if (next.expression instanceof AffineBinaryExpr binary) {
        Register right = values.pop();
        values.push(binary(binary.kind(), next.overflow, values.pop(), right));
      } else {
        values.push(leaf(next.expression));
      }
    }
    return values.pop();
  }

  private static boolean isSumOrProduct(AffineBinaryExpr.Kind kind) {
    return kind == AffineBinaryExpr.Kind.ADD || kind == AffineBinaryExpr.Kind.MUL;
  }

  private Register leaf(AffineExpr leaf) {
    if (leaf instanceof AffineDimExpr dim) {
      return dims.get(dim.position());
    }
    if (leaf instanceof AffineSymbolExpr symbol) {
      return symbols.get(symbol.position());
    }
    return code.index(((AffineConstantExpr) leaf).value());
  }

  private Register binary(AffineBinaryExpr.Kind kind, Overflow overflow, Register left, Register right) {
    return switch (kind) {
      case ADD -> code.integer(IntegerFunction.ADD, overflow, left, right);
      case MUL -> code.integer(IntegerFunction.MUL, overflow, left, right);
      case FLOOR_DIV -> code.integer(IntegerFunction.FLOOR_DIV_SIGNED, left, right);
      case CEIL_DIV -> code.integer(IntegerFunction.CEIL_DIV_SIGNED, left, right);
      case MOD -> {
        Register quotient = code.integer(IntegerFunction.FLOOR_DIV_SIGNED, left, right);
        yield code.integer(IntegerFunction.SUB, left, code.integer(IntegerFunction.MUL, quotient, right));
      }
    };
  }
}
