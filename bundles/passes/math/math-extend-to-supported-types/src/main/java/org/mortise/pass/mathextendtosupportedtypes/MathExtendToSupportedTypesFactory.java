// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.mathextendtosupportedtypes;

import com.google.auto.service.AutoService;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.mortise.dialect.math.FmaOp;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.conversion.ConversionResult;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.pass.arithemulateunsupportedfloats.FloatEmulation;
import org.osgi.service.component.annotations.Component;

/** The pass {@code math-extend-to-supported-types}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class MathExtendToSupportedTypesFactory implements PassFactory {
  private static final String MATH = "math";
  private static final PassOption<List<String>> EXTRA_TYPES = PassOption.strings("extra-types",
      "MLIR types with arithmetic support on a given target (f64 and f32 are implicitly supported)");
  private static final PassOption<String> TARGET_TYPE =
      PassOption.string("target-type", "f32", "MLIR type to convert the unsupported source types to");
  private static final PassSpec SPEC =
      PassSpec.of("math-extend-to-supported-types", "Legalize floating-point math ops on low-precision floats")
          .withTitle("MathExtendToSupportedTypes")
          .withDescription("""
              Computes operations of `math` on unsupported floating-point numbers in the target type: extends the
              operands and truncates the results. Supported are `f32`, `f64`, the target type and `extra-types`. Types
              that are not narrower than the target type stay, and so does `math.fma`, which is often implemented for
              small types. Linear in the operations.""")
          .withDialects("arith", MATH)
          .withOptions(EXTRA_TYPES, TARGET_TYPE);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    List<String> extra = options.get(EXTRA_TYPES);
    String target = options.get(TARGET_TYPE);
    return (op, run) -> {
      String unknownTarget = FloatEmulation.unknownType(List.of(), target);
      String problem = unknownTarget != null ? unknownTarget : FloatEmulation.unknownType(extra, target);
      if (problem != null) {
        run.emit(Diagnostic.error(UnknownLoc.of(op.context()), problem));
        run.signalFailure();
        return;
      }
      ConversionResult result = emulation(extra, target, op.context()).run(op);
      if (result.failure() != null) {
        run.emit(result.failure());
      } else if (!result.changed()) {
        run.markAllAnalysesPreserved();
      }
    };
  }

  private static FloatEmulation emulation(List<String> extra, String targetName, Context context) {
    FloatType target = FloatType.of(context, FloatKind.byKeyword(targetName));
    Set<FloatKind> supported = EnumSet.of(FloatKind.F32, FloatKind.F64, target.kind());
    extra.forEach(name -> supported.add(FloatKind.byKeyword(name)));
    return new FloatEmulation(
        type -> supported.contains(type.kind()) || type.width() >= target.width() ? type : target,
        MathExtendToSupportedTypesFactory::isFunction, "ExtendToSupportedTypesRewritePattern");
  }

  private static boolean isFunction(Operation op) {
    return op.name().dialectNamespace().equals(MATH) && FmaOp.of(op) == null;
  }
}
