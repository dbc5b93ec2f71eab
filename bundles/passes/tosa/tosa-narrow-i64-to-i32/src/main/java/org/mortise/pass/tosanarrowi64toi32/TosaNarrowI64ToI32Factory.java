// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.tosanarrowi64toi32;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code tosa-narrow-i64-to-i32}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class TosaNarrowI64ToI32Factory implements PassFactory {
  private static final PassSpec SPEC = PassSpec.of("tosa-narrow-i64-to-i32", "Narrow I64 TOSA operations to I32")
      .withTitle("TosaNarrowI64ToI32Pass")
      .withDescription("""
          Computes operations of `tosa` on tensors of 64-bit integers with 32-bit integers, for targets without the
          extension EXT-INT64. Inserts `tosa.cast` at the boundaries of the function, or converts its type with
          `convert-function-boundaries`.

          Narrowed are operations that move elements, `tosa.clamp`, `tosa.argmax` along an axis of known size, constants
          whose values fit, and casts to other types than small integers. With `aggressive-rewrite`, all operations are
          narrowed, and constants that do not fit become the nearest number. An operation that is not narrowed, and an
          operation of another dialect than `tosa` and `func`, is an error. Linear in the operations and the elements of
          constants.""")
      .onOperation("func.func")
      .withDialects("func", "tosa")
      .withOptions(TosaNarrowing.AGGRESSIVE, TosaNarrowing.BOUNDARIES);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return TosaNarrowing.pass(new IntegerNarrowing(), options);
  }
}
