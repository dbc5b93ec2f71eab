// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.mortise.testing.random.Odds.EVENLY;
import static org.mortise.testing.random.Odds.MOSTLY;
import static org.mortise.testing.random.Odds.NEARLY_ALWAYS;
import static org.mortise.testing.random.Odds.RARELY;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** State shared by all parts of the generator: random numbers, output, the program's memref types, scalar helpers. */
final class Context {
  final Random random;
  final Emitter out = new Emitter();
  final Profile profile;
  /** The few memref types of the program, shared by values of different origin. */
  final List<MemType> types = new ArrayList<>();
  /** The number of statements that may still be generated. */
  int budget;

  Context(Profile profile, long seed, int size) {
    this.random = new Random(seed * 0x9E3779B97F4A7C15L + profile.ordinal());
    this.profile = profile;
    this.budget = size;
    random.nextInt();
    int count = 2 + random.nextInt(3);
    for (int i = 0; i < count; i++) {
      types.add(randomType());
    }
  }

  private MemType randomType() {
    String element = pick("i64", "i64", "i64", "i32", "f32", "f64", "index", "i8");
    int[] dims = new int[chance(MOSTLY) ? 1 : chance(NEARLY_ALWAYS) ? 2 : 0];
    for (int i = 0; i < dims.length; i++) {
      dims[i] = chance(EVENLY) ? MemType.DYNAMIC : 2 + random.nextInt(dims.length == 1 ? 3 : 2);
    }
    MemType type = MemType.of(element, dims);
    return chance(RARELY) ? type.withSpace(1) : type;
  }

  boolean chance(Odds odds) {
    return odds.happens(random);
  }

  @SafeVarargs
  final <T> T pick(T... of) {
    return of[random.nextInt(of.length)];
  }

  <T> T pick(List<T> of) {
    return of.get(random.nextInt(of.size()));
  }

  String index(int value) {
    return out.define("c", "arith.constant " + value + " : index");
  }

  String constant(long value) {
    return out.define("k", "arith.constant " + value + " : i64");
  }

  /** Returns an i64 that can be used as data. */
  String someLong(Scope scope) {
    if (!scope.longs.isEmpty() && chance(MOSTLY)) {
      return pick(scope.longs);
    }
    return chance(EVENLY) ? scope.sum : constant(random.nextInt(40));
  }

  /** Adds an i64 to the checksum. */
  void mix(Scope scope, String value) {
    String scaled = out.define("h", "arith.muli " + scope.sum + ", " + constant(31) + " : i64");
    scope.sum = out.define("s", "arith.addi " + scaled + ", " + value + " : i64");
  }

  /** Returns a condition that depends on data more often than not. */
  String condition(Scope scope) {
    if (!scope.conditions.isEmpty() && chance(EVENLY)) {
      return pick(scope.conditions);
    }
    String masked = out.define("m", "arith.andi " + someLong(scope) + ", " + constant(1 + random.nextInt(7))
        + " : i64");
    String predicate = pick("eq", "ne", "slt", "sgt", "ule", "uge");
    String condition = out.define("b", "arith.cmpi " + predicate + ", " + masked + ", " + constant(random.nextInt(4))
        + " : i64");
    scope.conditions.add(condition);
    return condition;
  }

  /** Returns an index in [0, limit) that is unknown until run time. */
  String indexBelow(Scope scope, int limit) {
    String rest = out.define("m", "arith.remui " + someLong(scope) + ", " + constant(limit) + " : i64");
    return out.define("i", "arith.index_cast " + rest + " : i64 to index");
  }
}
