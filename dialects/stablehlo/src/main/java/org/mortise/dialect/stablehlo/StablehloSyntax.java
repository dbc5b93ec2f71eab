// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.stablehlo;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.SyntaxLibrary;
import org.mortise.ir.Type;
import org.mortise.ir.Verifier;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.ResultNames;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;
import org.osgi.service.component.annotations.Component;

/** The directives of StableHLO's formats, and the syntax of {@code constant}, {@code reduce} and {@code while}. */
@Component(service = SyntaxLibrary.class)
public final class StablehloSyntax implements SyntaxLibrary {
  @Override
  public Set<String> namespaces() {
    return Set.of("stablehlo");
  }

  @Override
  public Map<String, CustomDirective> directives(String namespace) {
    return Map.ofEntries(
        Map.entry("ComplexOpType", new ComplexTypes()),
        Map.entry("ConvolutionDimensions", new ConvolutionDimensions()),
        Map.entry("CustomCallTarget", new CallTarget()),
        Map.entry("DotDimensionNumbers", new DotDimensions()),
        Map.entry("ExponentMantissa", new ExponentMantissa()),
        Map.entry("PairwiseOpType", new PairwiseTypes()),
        Map.entry("PrecisionConfig", new Precision(false)),
        Map.entry("PrecisionConfigAndAlgorithm", new Precision(true)),
        Map.entry("SameOperandsAndResultType", new SharedType(false)),
        Map.entry("SelectOpType", new SelectTypes()),
        Map.entry("SliceRanges", new SliceRanges()),
        Map.entry("TupleOpType", new TupleTypes()),
        Map.entry("VariadicOperandWithAttribute", new OperandsWithComma()),
        Map.entry("VariadicSameOperandsAndResultType", new SharedType(true)),
        Map.entry("WindowAttributes", new WindowAttributes()));
  }

  @Override
  public @Nullable OpAssembly assembly(String operation) {
    return switch (operation) {
      case "stablehlo.constant" -> new ConstantSyntax();
      case "stablehlo.reduce" -> new ReduceSyntax();
      case "stablehlo.while" -> new WhileSyntax();
      default -> null;
    };
  }

  /** Names constants as StableHLO's tools do. */
  @Override
  public @Nullable ResultNames resultNames(String operation) {
    return !operation.equals("stablehlo.constant") ? null
        : (op, names) -> names.name(op.result(0), isOfIntegers(op.result(0).type()) ? "c" : "cst");
  }

  private static boolean isOfIntegers(Type type) {
    return type instanceof ShapedType shaped && shaped.elementType() instanceof IntegerType;
  }

  @Override
  public @Nullable Verifier verifier(String operation) {
    return operation.equals("stablehlo.slice") ? SliceRanges::verify : null;
  }
}
