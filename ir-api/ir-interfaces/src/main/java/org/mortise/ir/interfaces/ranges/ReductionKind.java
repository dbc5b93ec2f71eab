// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.ranges;

import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.Computation;
import org.mortise.ir.attributes.FloatFunction;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;

/** The functions that reductions combine numbers with, by the keywords of several dialects. */
public enum ReductionKind {
  ADD(IntegerFunction.ADD, FloatFunction.ADDF),
  MUL(IntegerFunction.MUL, FloatFunction.MULF),
  MINUI(IntegerFunction.MIN_UNSIGNED, null),
  MINSI(IntegerFunction.MIN_SIGNED, null),
  MINNUMF(null, FloatFunction.MINNUM),
  MAXUI(IntegerFunction.MAX_UNSIGNED, null),
  MAXSI(IntegerFunction.MAX_SIGNED, null),
  MAXNUMF(null, FloatFunction.MAXNUM),
  AND(IntegerFunction.AND, null),
  OR(IntegerFunction.OR, null),
  XOR(IntegerFunction.XOR, null),
  MAXIMUMF(null, FloatFunction.MAXIMUM),
  MINIMUMF(null, FloatFunction.MINIMUM);

  private static final ReductionKind[] ALL = values();

  private final @Nullable IntegerFunction ofIntegers;
  private final @Nullable FloatFunction ofFloats;

  ReductionKind(@Nullable IntegerFunction ofIntegers, @Nullable FloatFunction ofFloats) {
    this.ofIntegers = ofIntegers;
    this.ofFloats = ofFloats;
  }

  /** Returns the keyword of the syntax. */
  public String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the keywords in the order of the ordinals. */
  public static String[] keywords() {
    return Stream.of(ALL).map(ReductionKind::keyword).toArray(String[]::new);
  }

  /** Returns the kind with the ordinal {@code number}. */
  public static ReductionKind of(int number) {
    return ALL[number];
  }

  /** Returns the function that combines numbers of a type; null if there is none. */
  public @Nullable Computation function(Type element) {
    if (element instanceof FloatType) {
      return ofFloats;
    }
    return element instanceof IntegerType || element instanceof IndexType ? ofIntegers : null;
  }
}
