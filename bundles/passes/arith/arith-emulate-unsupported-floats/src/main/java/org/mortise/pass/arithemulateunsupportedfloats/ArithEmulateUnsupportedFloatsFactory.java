// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithemulateunsupportedfloats;

import com.google.auto.service.AutoService;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.BitcastOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.ExtFOp;
import org.mortise.dialect.arith.TruncFOp;
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
import org.osgi.service.component.annotations.Component;

/** The pass {@code arith-emulate-unsupported-floats}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ArithEmulateUnsupportedFloatsFactory implements PassFactory {
  private static final PassOption<List<String>> SOURCE_TYPES =
      PassOption.strings("source-types", "MLIR types without arithmetic support on a given target");
  private static final PassOption<String> TARGET_TYPE =
      PassOption.string("target-type", "f32", "MLIR type to convert the unsupported source types to");
  private static final Set<String> KEPT = Set.of(BitcastOp.NAME, ConstantOp.NAME, ExtFOp.NAME, TruncFOp.NAME);
  private static final Set<String> VECTOR_ARITHMETIC = Set.of("vector.contract", "vector.fma",
      "vector.matrix_multiply", "vector.multi_reduction", "vector.outerproduct", "vector.reduction", "vector.scan");
  private static final PassSpec SPEC =
      PassSpec.of("arith-emulate-unsupported-floats", "Emulate operations on unsupported floats with extf/truncf")
          .withTitle("ArithEmulateUnsupportedFloats")
          .withDescription("""
              Computes operations of `arith` and arithmetic operations of `vector` with the target type instead of
              the source types: extends the operands and truncates the results. Constants, casts between
              floating-point types and bit casts stay. Linear in the operations.""")
          .withDialects("arith")
          .withOptions(SOURCE_TYPES, TARGET_TYPE);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    List<String> sources = options.get(SOURCE_TYPES);
    String target = options.get(TARGET_TYPE);
    return (op, run) -> {
      String problem = problem(sources, target);
      if (problem != null) {
        run.emit(Diagnostic.error(UnknownLoc.of(op.context()), problem));
        run.signalFailure();
        return;
      }
      ConversionResult result = emulation(sources, FloatType.of(op.context(), FloatKind.byKeyword(target))).run(op);
      if (result.failure() != null) {
        run.emit(result.failure());
      } else if (!result.changed()) {
        run.markAllAnalysesPreserved();
      }
    };
  }

  private static FloatEmulation emulation(List<String> sources, FloatType target) {
    Set<FloatKind> kinds = EnumSet.noneOf(FloatKind.class);
    sources.forEach(source -> kinds.add(FloatKind.byKeyword(source)));
    return new FloatEmulation(type -> kinds.contains(type.kind()) ? target : type,
        ArithEmulateUnsupportedFloatsFactory::isArithmetic, "EmulateFloatPattern");
  }

  private static boolean isArithmetic(Operation op) {
    String name = op.name().name();
    return name.startsWith("arith.") ? !KEPT.contains(name) : VECTOR_ARITHMETIC.contains(name);
  }

  private static @Nullable String problem(List<String> sources, String target) {
    String unknown = FloatEmulation.unknownType(sources, target);
    return unknown == null && sources.contains(target) ? "target type cannot be an unsupported source type" : unknown;
  }
}
