// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.tosanarrowi64toi32;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.func.FuncConversions;
import org.mortise.dialect.func.FuncOp;
import org.mortise.dialect.func.ReturnOp;
import org.mortise.dialect.tosa.CastOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Location;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.attributes.TypedAttr;
import org.mortise.ir.conversion.ConversionConfig;
import org.mortise.ir.conversion.ConversionPattern;
import org.mortise.ir.conversion.ConversionResult;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.conversion.TypeConverter;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;
import org.mortise.ir.types.UnrankedTensorType;

/**
 * Computes the operations of {@code tosa} in a function with narrower elements. Fails at an operation that cannot be
 * narrowed, or that is of another dialect. Values of the old types at the boundaries are cast. Linear in the operations
 * and the elements of constants.
 */
public final class TosaNarrowing {
  /** Narrows operations, too, that may then have another result. */
  public static final PassOption<Boolean> AGGRESSIVE = PassOption.flag("aggressive-rewrite", false,
      "If enabled, all TOSA operations are rewritten, regardless or whether the narrowingis safe. This option may lead "
          + "to data loss if not used carefully.");
  /** Narrows the types of arguments and results of the function, too. */
  public static final PassOption<Boolean> BOUNDARIES = PassOption.flag("convert-function-boundaries", false,
      "If enabled, the pass will convert function I/O types as well. Otherwise casts willbe inserted at the I/O "
          + "boundaries.");

  private static final String TOSA = "tosa";

  private final NarrowingRules rules;
  private final boolean isAggressive;
  private final boolean convertsBoundaries;
  private final TypeConverter converter = new TypeConverter();

  private TosaNarrowing(NarrowingRules rules, boolean isAggressive, boolean convertsBoundaries) {
    this.rules = rules;
    this.isAggressive = isAggressive;
    this.convertsBoundaries = convertsBoundaries;
    converter.addConversion(this::convert);
    converter.addSourceMaterialization(TosaNarrowing::cast);
    converter.addTargetMaterialization(TosaNarrowing::cast);
  }

  /** Returns the pass over a function that narrows what {@code rules} say, with the options of this class. */
  public static Pass pass(NarrowingRules rules, PassOptions options) {
    TosaNarrowing narrowing = new TosaNarrowing(rules, options.get(AGGRESSIVE), options.get(BOUNDARIES));
    return (function, run) -> {
      ConversionResult result = narrowing.convert(function);
      if (result.failure() != null) {
        run.emit(result.failure());
        run.signalFailure();
      } else if (!result.changed()) {
        run.markAllAnalysesPreserved();
      }
    };
  }

  private ConversionResult convert(Operation function) {
    ConversionTarget target = new ConversionTarget()
        .addDynamicallyLegalDialect(this::isNarrow, TOSA)
        .addDynamicallyLegalOp(this::isFunctionLegal, FuncOp.NAME)
        .addDynamicallyLegalOp(op -> !convertsBoundaries || converter.isLegal(op), ReturnOp.NAME);
    PatternSet patterns = new PatternSet();
    if (convertsBoundaries) {
      FuncConversions.addFunctionPattern(patterns, converter);
      FuncConversions.addReturnPattern(patterns, converter);
    }
    patterns.add(ConversionPattern.of(null, "ConvertGenericOp", converter, this::narrow));
    return new DialectConversion(target, patterns).applyFull(List.of(function), ConversionConfig.DEFAULT);
  }

  private boolean isNarrow(Operation op) {
    for (int i = 0; i < op.regionCount(); i++) {
      if (!converter.isLegal(op.region(i))) {
        return false;
      }
    }
    return converter.isLegal(op);
  }

  private boolean isFunctionLegal(Operation op) {
    return !convertsBoundaries
        || converter.isSignatureLegal(FuncOp.of(op).type()) && converter.isLegal(op.region(0));
  }

  // ---- types -------------------------------------------------------------------------------------------------------

  private Type convert(Type type) {
    if (!(type instanceof RankedTensorType) && !(type instanceof UnrankedTensorType)) {
      return rules.narrow(type);
    }
    ShapedType shaped = (ShapedType) type;
    Type element = rules.narrow(shaped.elementType());
    if (element == shaped.elementType()) {
      return type;
    }
    return shaped.hasRank() ? (Type) shaped.cloneWith(shaped.shape(), element) : UnrankedTensorType.of(element);
  }

  private static @Nullable Value cast(OpBuilder builder, Type type, List<? extends Value> inputs, Location location) {
    boolean isCast = inputs.size() == 1 && type instanceof TensorType && inputs.get(0).type() instanceof TensorType;
    return isCast ? CastOp.create(builder, location, type, inputs.get(0)) : null;
  }

  // ---- operations --------------------------------------------------------------------------------------------------

  private boolean narrow(Operation op, List<Value> operands, ConversionRewriter rewriter) {
    if (!op.name().dialectNamespace().equals(TOSA)) {
      return rewriter.notifyMatchFailure(op, "it is an operation of another dialect");
    }
    if (!isAggressive && !rules.isSafe(op)) {
      return rewriter.notifyMatchFailure(op, "the narrower operation may have another result");
    }
    IRMapping mapping = new IRMapping();
    for (int i = 0; i < op.operandCount(); i++) {
      mapping.map(op.operand(i), operands.get(i));
    }
    Operation narrow = op.cloneWithoutRegions(mapping);
    for (NamedAttribute entry : op.attributes().entries()) {
      Attribute converted = convert(entry.value());
      if (converted == null) {
        return rewriter.notifyMatchFailure(op, "the attribute '" + entry.name() + "' cannot be converted");
      }
      narrow.setAttr(entry.name(), converted);
    }
    for (Value result : narrow.results()) {
      result.setType(convert(result.type()));
    }
    rewriter.insert(narrow);
    for (int i = 0; i < op.regionCount(); i++) {
      rewriter.inlineRegionBefore(op.region(i), narrow.region(i), null);
      if (!rewriter.convertRegionTypes(narrow.region(i), converter, null)) {
        return false;
      }
    }
    rewriter.replaceOp(op, List.of(narrow.results()));
    return true;
  }

  // ---- attributes --------------------------------------------------------------------------------------------------

  /** Returns the attribute with numbers of the narrower type; null if that is not possible. */
  private @Nullable Attribute convert(Attribute attribute) {
    if (attribute instanceof TypeAttr type) {
      return convert(type.value()) == type.value() ? attribute : null;
    }
    if (!(attribute instanceof TypedAttr typed) || convert(typed.type()) == typed.type()) {
      return attribute;
    }
    if (attribute instanceof DenseElementsAttr elements) {
      return convertElements(elements);
    }
    return typed.type() instanceof ShapedType ? null : rules.narrow(attribute, isAggressive);
  }

  private @Nullable Attribute convertElements(DenseElementsAttr elements) {
    DenseElementsBuilder narrow = new DenseElementsBuilder((ShapedType) convert(elements.type()));
    for (int i = 0; i < elements.storedElements(); i++) {
      Attribute element = rules.narrow(elements.elementAt(i), isAggressive);
      if (element == null) {
        return null;
      }
      narrow.add(element);
    }
    return narrow.build();
  }
}
