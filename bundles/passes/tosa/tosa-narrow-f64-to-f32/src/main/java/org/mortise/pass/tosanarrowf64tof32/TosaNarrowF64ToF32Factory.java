// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.tosanarrowf64tof32;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.pass.tosanarrowi64toi32.TosaNarrowing;
import org.osgi.service.component.annotations.Component;

/** The pass {@code tosa-narrow-f64-to-f32}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class TosaNarrowF64ToF32Factory implements PassFactory {
  private static final PassSpec SPEC = PassSpec.of("tosa-narrow-f64-to-f32", "Narrow F64 TOSA operations to F32")
      .withTitle("TosaNarrowF64ToF32Pass")
      .withDescription("""
          Computes operations of `tosa` on tensors of `f64`, which the specification does not have, with `f32`. Inserts
          `tosa.cast` at the boundaries of the function, or converts its type with `convert-function-boundaries`.

          Narrowed are operations that move elements, constants whose values are exact in `f32`, and casts to other types
          than smaller floating-point types. With `aggressive-rewrite`, all operations are narrowed, and constants are
          rounded. An operation that is not narrowed, and an operation of another dialect than `tosa` and `func`, is an
          error. Linear in the operations and the elements of constants.""")
      .onOperation("func.func")
      .withDialects("func", "tosa")
      .withOptions(TosaNarrowing.AGGRESSIVE, TosaNarrowing.BOUNDARIES);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return TosaNarrowing.pass(new FloatNarrowing(), options);
  }
}
