// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import java.util.List;
import java.util.function.Function;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseBoolArrayAttr;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.types.IntegerType;

/** The default values that declarations of this dialect name. */
final class TransformDefaults {
  static final Function<Context, Attribute> UNLIMITED = i64(-1);
  static final Function<Context, Attribute> ZERO = i64(0);
  static final Function<Context, Attribute> ONE = i64(1);
  static final Function<Context, Attribute> TEN = i64(10);
  static final Function<Context, Attribute> WARP_SIZE = i64(32);
  static final Function<Context, Attribute> INDEX_WIDTH = i64(64);

  static final Function<Context, Attribute> SUPPRESS = i32(2);
  static final Function<Context, Attribute> LHS = i32(0);
  static final Function<Context, Attribute> OUTER_PRODUCT = i32(2);
  static final Function<Context, Attribute> INNER_PARALLEL = i32(0);
  static final Function<Context, Attribute> ELEMENTWISE = i32(0);
  static final Function<Context, Attribute> LINALG_COPY = i32(2);

  static final Function<Context, Attribute> EMPTY_STRING = string("");
  static final Function<Context, Attribute> MATERIALIZE = string("bufferization.materialize_in_destination");
  static final Function<Context, Attribute> MEMREF_ALLOC = string("memref.alloc");
  static final Function<Context, Attribute> MEMREF_COPY = string("memref.copy");

  static final Function<Context, Attribute> NO_ELEMENTS = context -> ArrayAttr.of(context, List.of());
  static final Function<Context, Attribute> NO_NUMBERS = context -> DenseI64ArrayAttr.of(context);
  static final Function<Context, Attribute> NO_FLAGS = context -> DenseBoolArrayAttr.of(context);

  private TransformDefaults() {}

  private static Function<Context, Attribute> i64(long value) {
    return context -> IntegerAttr.of(IntegerType.of(context, 64), value);
  }

  private static Function<Context, Attribute> i32(long value) {
    return context -> IntegerAttr.of(IntegerType.of(context, 32), value);
  }

  private static Function<Context, Attribute> string(String value) {
    return context -> StringAttr.of(context, value);
  }
}
