// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.affine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.mortise.ir.affine.AffineBinaryExpr.Kind;

/**
 * Random expressions have the same value as they are written, as they are created, and as they are simplified. They
 * are evaluated without the code that simplifies.
 */
class AffineRandomTest {
  private static final int EXPRESSIONS = 20_000;
  private static final int POINTS = 12;
  private static final int DIMS = 2;
  private static final int SYMBOLS = 2;
  private static final long[] CONSTANTS = {0, 1, 2, 3, 4, 5, 6, 8, 12, 16, -1, -2, -3, -4, -8};

  /** An expression as it is written; {@code left} and {@code right} are null in a leaf. */
  private record Written(@Nullable Kind kind, @Nullable Written left, @Nullable Written right, AffineExpr created) {
    private static Written leaf(AffineExpr leaf) {
      return new Written(null, null, null, leaf);
    }

    private static Written of(Kind kind, Written left, Written right) {
      return new Written(kind, left, right, kind.apply(left.created, right.created));
    }

    /** Returns null where the value is undefined. */
    private @Nullable Long evaluate(long[] point) {
      return kind == null ? AffineRandomTest.evaluate(created, point)
          : combine(kind, left.evaluate(point), right.evaluate(point));
    }

    @Override
    public String toString() {
      return kind == null ? created.toString() : "(" + left + kind.spelling() + right + ")";
    }
  }

  private static @Nullable Long evaluate(AffineExpr expr, long[] point) {
    if (expr instanceof AffineDimExpr dim) {
      return point[dim.position()];
    }
    if (expr instanceof AffineSymbolExpr symbol) {
      return point[DIMS + symbol.position()];
    }
    if (expr instanceof AffineConstantExpr constant) {
      return constant.value();
    }
    AffineBinaryExpr binary = (AffineBinaryExpr) expr;
    return combine(binary.kind(), evaluate(binary.left(), point), evaluate(binary.right(), point));
  }

  /** The operations of mathematical integers. A remainder is defined for positive divisors only. */
  private static @Nullable Long combine(Kind kind, @Nullable Long left, @Nullable Long right) {
    if (left == null || right == null) {
      return null;
    }
    try {
      return switch (kind) {
        case ADD -> Math.addExact(left, right);
        case MUL -> Math.multiplyExact(left, right);
        case MOD -> right <= 0 ? null : (Long) Math.floorMod(left, right);
        case FLOOR_DIV -> right == 0 ? null : (Long) Math.floorDiv(left, right);
        case CEIL_DIV -> right == 0 ? null : (Long) Math.negateExact(Math.floorDiv(Math.negateExact(left), right));
      };
    } catch (ArithmeticException overflow) {
      return null;
    }
  }

  private final Random random = new Random(7);

  private Written leaf(boolean isSymbolic) {
    return switch (random.nextInt(isSymbolic ? 2 : 4)) {
      case 0 -> Written.leaf(AffineExpr.constant(CONSTANTS[random.nextInt(CONSTANTS.length)]));
      case 1 -> Written.leaf(AffineExpr.symbol(random.nextInt(SYMBOLS)));
      default -> Written.leaf(AffineExpr.dim(random.nextInt(DIMS)));
    };
  }

  private Written constant() {
    return Written.leaf(AffineExpr.constant(CONSTANTS[random.nextInt(CONSTANTS.length)]));
  }

  /** Returns an expression, in which subexpressions occur again. */
  private Written expression(int depth, List<Written> known) {
    if (depth == 0) {
      return leaf(false);
    }
    Kind kind = Kind.values()[random.nextInt(Kind.values().length)];
    Written left = !known.isEmpty() && random.nextInt(4) == 0
        ? known.get(random.nextInt(known.size())) : expression(depth - 1 - random.nextInt(depth), known);
    Written right = kind != Kind.ADD ? random.nextInt(5) == 0 ? leaf(true) : constant()
        : !known.isEmpty() && random.nextInt(3) == 0
        ? known.get(random.nextInt(known.size())) : expression(depth - 1 - random.nextInt(depth), known);
    Written made = Written.of(kind, left, right);
    known.add(made);
    return made;
  }

  /** Symbols that may be divisors are mostly positive, as MLIR requires. */
  private long[] point() {
    long[] point = new long[DIMS + SYMBOLS];
    for (int i = 0; i < point.length; i++) {
      point[i] = i < DIMS ? random.nextInt(41) - 20 : 1 + random.nextInt(6);
    }
    return point;
  }

  @Test
  void expression_createdAndSimplified_hasItsValue() {
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < EXPRESSIONS; i++) {
      Written written = expression(4, new ArrayList<>());
      AffineExpr simplified = written.created.simplify();
      AffineExpr twice = simplified.simplify();
      for (int j = 0; j < POINTS; j++) {
        long[] point = point();
        Long value = written.evaluate(point);
        if (value == null) {
          continue;
        }
        if (!value.equals(evaluate(written.created, point)) || !value.equals(evaluate(simplified, point))
            || !value.equals(evaluate(twice, point))) {
          wrong.add(written + " became " + written.created + ", " + simplified + " and " + twice + " at "
              + Arrays.toString(point));
          break;
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  /** The constants of one map are the operands of another, as in the composition of maps. */
  @Test
  void map_composedAndSimplified_hasItsValue() {
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < EXPRESSIONS / 4; i++) {
      Written outer = expression(3, new ArrayList<>());
      Written first = expression(2, new ArrayList<>());
      Written second = expression(2, new ArrayList<>());
      AffineMap composed = AffineMap.of(DIMS, SYMBOLS, outer.created)
          .compose(AffineMap.of(DIMS, SYMBOLS, first.created, second.created));
      for (int j = 0; j < POINTS; j++) {
        long[] point = point();
        Long a = first.evaluate(point);
        Long b = second.evaluate(point);
        long[] symbols = {point[2], point[3], point[2], point[3]};
        Long value = a == null || b == null ? null : outer.evaluate(new long[] {a, b, point[2], point[3]});
        if (value == null) {
          continue;
        }
        long[] all = {point[0], point[1], symbols[0], symbols[1], symbols[2], symbols[3]};
        if (!value.equals(evaluate(composed.result(0), all))
            || !value.equals(evaluate(composed.simplify().result(0), all))) {
          wrong.add(outer + " of " + first + " and " + second + " became " + composed + " and "
              + composed.simplify() + " at " + Arrays.toString(point));
          break;
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void set_simplified_containsTheSamePoints() {
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < EXPRESSIONS / 4; i++) {
      int count = 1 + random.nextInt(3);
      List<AffineExpr> constraints = new ArrayList<>();
      boolean[] equalities = new boolean[count];
      for (int k = 0; k < count; k++) {
        constraints.add(expression(1 + random.nextInt(3), new ArrayList<>()).created);
        equalities[k] = random.nextInt(3) == 0;
      }
      IntegerSet set = IntegerSet.of(DIMS, SYMBOLS, constraints, equalities);
      IntegerSet simplified = set.simplify();
      for (int j = 0; j < POINTS; j++) {
        long[] point = point();
        Boolean before = contains(set, point);
        if (before != null && !before.equals(contains(simplified, point))) {
          wrong.add(set + " became " + simplified + " at " + Arrays.toString(point));
          break;
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  private static @Nullable Boolean contains(IntegerSet set, long[] point) {
    boolean holds = true;
    for (int i = 0; i < set.constraintCount(); i++) {
      Long value = evaluate(set.constraint(i), point);
      if (value == null) {
        return null;
      }
      holds &= set.isEquality(i) ? value == 0 : value >= 0;
    }
    return holds;
  }
}
