// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.affine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * An integer expression that is linear in dimensions and symbols, with division and remainder by constants or symbols.
 *
 * <p>Immutable values with structural equality, independent of any context. They are simplified locally on creation, by
 * MLIR's rules, because the printed form depends on it. No method recurses, so expressions can be arbitrarily long.
 * Equality is linear at worst, but nearly always O(1), since hashes are cached.
 */
public abstract sealed class AffineExpr
    permits AffineDimExpr, AffineSymbolExpr, AffineConstantExpr, AffineBinaryExpr {
  /** Receives the text of an expression whose dimensions and symbols are printed by other names. */
  public interface Sink {
    void text(String part);

    /** A dimension or a symbol. */
    void leaf(AffineExpr leaf);
  }

  private final int hash;

  AffineExpr(int hash) {
    this.hash = hash;
  }

  // ---- leaves ------------------------------------------------------------------------------------------------------

  /** {@code d0}, {@code d1}, ... */
  public static AffineDimExpr dim(int position) {
    return new AffineDimExpr(position);
  }

  /** {@code s0}, {@code s1}, ... */
  public static AffineSymbolExpr symbol(int position) {
    return new AffineSymbolExpr(position);
  }

  public static AffineConstantExpr constant(long value) {
    return new AffineConstantExpr(value);
  }

  // ---- operators ---------------------------------------------------------------------------------------------------

  /** Returns the sum, simplified by MLIR's rules. */
  public final AffineExpr plus(AffineExpr other) {
    return AffineSimplifier.add(this, other);
  }

  public final AffineExpr plus(long other) {
    return plus(constant(other));
  }

  /** Returns the difference, {@code this + other * -1}. */
  public final AffineExpr minus(AffineExpr other) {
    return plus(other.times(-1));
  }

  public final AffineExpr minus(long other) {
    return plus(-other);
  }

  public final AffineExpr negated() {
    return times(-1);
  }

  /** Returns the product. One of the factors must be symbolic or constant. */
  public final AffineExpr times(AffineExpr other) {
    return AffineSimplifier.multiply(this, other);
  }

  public final AffineExpr times(long other) {
    return times(constant(other));
  }

  /** Returns the remainder of the floored division, which is never negative for a positive divisor. */
  public final AffineExpr mod(AffineExpr divisor) {
    return AffineSimplifier.mod(this, divisor);
  }

  public final AffineExpr mod(long divisor) {
    return mod(constant(divisor));
  }

  /** Returns the quotient rounded towards negative infinity. */
  public final AffineExpr floorDiv(AffineExpr divisor) {
    return AffineSimplifier.floorDiv(this, divisor);
  }

  public final AffineExpr floorDiv(long divisor) {
    return floorDiv(constant(divisor));
  }

  /** Returns the quotient rounded towards positive infinity. */
  public final AffineExpr ceilDiv(AffineExpr divisor) {
    return AffineSimplifier.ceilDiv(this, divisor);
  }

  public final AffineExpr ceilDiv(long divisor) {
    return ceilDiv(constant(divisor));
  }

  // ---- questions ---------------------------------------------------------------------------------------------------

  /** Returns whether no dimension is in it. */
  public abstract boolean isSymbolicOrConstant();

  /** Returns whether no symbol is multiplied by another or divided by, so that it is affine without any "semi". */
  public abstract boolean isPureAffine();

  /** Returns a number that divides the value for all dimensions and symbols; 0 for the constant 0. */
  public abstract long largestKnownDivisor();

  public final boolean isConstant(long value) {
    return this instanceof AffineConstantExpr constant && constant.value() == value;
  }

  /** Returns whether the dimension is in it. */
  public final boolean usesDim(int position) {
    return contains(dim(position));
  }

  public final boolean usesSymbol(int position) {
    return contains(symbol(position));
  }

  /** Returns whether {@code part} is the expression itself or an operand in it. Linear in the expression. */
  public final boolean contains(AffineExpr part) {
    Deque<AffineExpr> open = new ArrayDeque<>();
    open.push(this);
    while (!open.isEmpty()) {
      AffineExpr expr = open.pop();
      if (expr.equals(part)) {
        return true;
      }
      if (expr instanceof AffineBinaryExpr binary) {
        open.push(binary.right());
        open.push(binary.left());
      }
    }
    return false;
  }

  /**
   * Returns the factors of the dimensions, of the symbols, and the constant if the expression is a sum of multiples of
   * these, otherwise null.
   */
  public final long @Nullable [] linearCoefficients(int dimCount, int symbolCount) {
    return SumOrder.coefficients(this, dimCount, symbolCount);
  }

  /**
   * Combines equal terms and sorts them: dimensions, symbols, divisions, constant. A remainder becomes a division.
   */
  public final AffineExpr simplify() {
    return SumOrder.apply(this);
  }

  // ---- substitution ------------------------------------------------------------------------------------------------

  /** Rebuilds the expression, simplifying, with each leaf replaced. */
  public final AffineExpr replaceLeaves(UnaryOperator<AffineExpr> replacement) {
    return fold(replacement, AffineBinaryExpr.Kind::apply);
  }

  /** Computes the result of an operation from the results of its operands. */
  @FunctionalInterface
  public interface Combination<T> {
    /** Returns the result of {@code left kind right}. */
    T of(AffineBinaryExpr.Kind kind, T left, T right);
  }

  /**
   * Computes a result for the expression from its leaves upwards. Linear in the expression; no recursion.
   *
   * @param leaf the result of a dimension, symbol or constant; not null
   * @param combination the result of an operation; not null
   */
  public final <T> T fold(Function<? super AffineExpr, ? extends T> leaf, Combination<T> combination) {
    Deque<AffineExpr> open = new ArrayDeque<>();
    List<AffineExpr> reversed = new ArrayList<>();
    open.push(this);
    while (!open.isEmpty()) {
      AffineExpr expr = open.pop();
      reversed.add(expr);
      if (expr instanceof AffineBinaryExpr binary) {
        open.push(binary.left());
        open.push(binary.right());
      }
    }
    Deque<T> done = new ArrayDeque<>();
    for (int i = reversed.size() - 1; i >= 0; i--) {
      if (reversed.get(i) instanceof AffineBinaryExpr binary) {
        T right = done.pop();
        T left = done.pop();
        done.push(combination.of(binary.kind(), left, right));
      } else {
        done.push(leaf.apply(reversed.get(i)));
      }
    }
    return done.pop();
  }

  /** Replaces the first dimensions and symbols by the given expressions; further ones stay. */
  public final AffineExpr replaceDimsAndSymbols(List<? extends AffineExpr> dims, List<? extends AffineExpr> symbols) {
    return replaceLeaves(leaf -> {
      if (leaf instanceof AffineDimExpr dim && dim.position() < dims.size()) {
        return dims.get(dim.position());
      }
      if (leaf instanceof AffineSymbolExpr symbol && symbol.position() < symbols.size()) {
        return symbols.get(symbol.position());
      }
      return leaf;
    });
  }

  /** Adds {@code shift} to the numbers of the dimensions from {@code from} on. */
  public final AffineExpr shiftDims(int shift, int from) {
    return replaceLeaves(leaf ->
        leaf instanceof AffineDimExpr dim && dim.position() >= from ? dim(dim.position() + shift) : leaf);
  }

  /** Adds {@code shift} to the numbers of the symbols from {@code from} on. */
  public final AffineExpr shiftSymbols(int shift, int from) {
    return replaceLeaves(leaf ->
        leaf instanceof AffineSymbolExpr symbol && symbol.position() >= from
            ? symbol(symbol.position() + shift)
            : leaf);
  }

  /** The value for these dimensions and symbols. Throws {@link ArithmeticException} on overflow and division by 0. */
  public final long evaluate(long[] dims, long[] symbols) {
    AffineExpr value = replaceLeaves(leaf -> {
      if (leaf instanceof AffineDimExpr dim) {
        return constant(dims[dim.position()]);
      }
      return leaf instanceof AffineSymbolExpr symbol ? constant(symbols[symbol.position()]) : leaf;
    });
    if (value instanceof AffineConstantExpr constant) {
      return constant.value();
    }
    throw new ArithmeticException("the value of " + this + " is no 64-bit number");
  }

  // ---- text and identity -------------------------------------------------------------------------------------------

  /** Writes the expression with dimensions and symbols as {@code sink} has them. */
  public final void write(Sink sink) {
    AffineText.write(this, sink);
  }

  @Override
  public final String toString() {
    return AffineText.of(this);
  }

  @Override
  public final int hashCode() {
    return hash;
  }

  @Override
  public final boolean equals(Object other) {
    if (this == other) {
      return true;
    }
    return other instanceof AffineExpr that && hash == that.hash && same(this, that);
  }

  private static boolean same(AffineExpr first, AffineExpr second) {
    if (!(first instanceof AffineBinaryExpr)) {
      return first.sameLeaf(second);
    }
    Deque<AffineExpr> open = new ArrayDeque<>();
    open.push(first);
    open.push(second);
    while (!open.isEmpty()) {
      AffineExpr b = open.pop();
      AffineExpr a = open.pop();
      if (a == b) {
        continue;
      }
      if (a.hash != b.hash) {
        return false;
      }
      if (a instanceof AffineBinaryExpr x && b instanceof AffineBinaryExpr y) {
        if (x.kind() != y.kind()) {
          return false;
        }
        open.push(x.left());
        open.push(y.left());
        open.push(x.right());
        open.push(y.right());
      } else if (!a.sameLeaf(b)) {
        return false;
      }
    }
    return true;
  }

  abstract boolean sameLeaf(AffineExpr other);
}
