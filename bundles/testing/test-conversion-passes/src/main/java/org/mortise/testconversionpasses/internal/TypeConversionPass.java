// SPDX-License-Identifier: Apache-2.0
package org.mortise.testconversionpasses.internal;

import com.google.auto.service.AutoService;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.func.FuncConversions;
import org.mortise.dialect.func.FuncOp;
import org.mortise.dialect.test.types.RecursiveType;
import org.mortise.dialect.test.types.TestType;
import org.mortise.ir.Location;
import org.mortise.ir.NamedTypeUses;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionConfig;
import org.mortise.ir.conversion.ConversionPattern;
import org.mortise.ir.conversion.ConversionResult;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.ConvertedTypes;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.conversion.SignatureConversion;
import org.mortise.ir.conversion.TypeConverter;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-legalize-type-conversion}: type changes that are not propagated to legal operations. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class TypeConversionPass extends PlainPass {
  private static final String PRODUCER = "test.type_producer";
  private static final String CONSUMER = "test.type_consumer";
  private static final String OUTER = "outer_converted_type";

  public TypeConversionPass() {
    super(PassSpec.of("test-legalize-type-conversion",
        "Test various type conversion functionalities in DialectConversion")
        .withLocalTitle("TestTypeConversionDriver")
        .withDialects("test"));
  }

  @Override
  public void run(Operation root, PassRun run) {
    TypeConverter converter = converter(root);
    PatternSet patterns = new PatternSet();
    patterns.add(ConversionPattern.of(CONSUMER, "TestTypeConsumerForward", converter, (op, operands, rewriter) -> {
      rewriter.modifyOpInPlace(op, () -> op.setOperands(operands));
      return true;
    }));
    patterns.add(ConversionPattern.of(PRODUCER, "TestTypeConversionProducer", converter,
        (op, operands, rewriter) -> convertProducer(op, converter, rewriter)));
    patterns.add(ConversionPattern.of("test.signature_conversion_undo", "TestSignatureConversionUndo", converter,
        (op, operands, rewriter) -> {
          rewriter.convertRegionTypes(op.region(0), converter, null);
          return false;
        }));
    patterns.add(ConversionPattern.of(
        "test.signature_conversion_no_converter", "TestTestSignatureConversionNoConverter",
        converter, (op, operands, rewriter) -> convertWithoutConverter(op, converter, rewriter)));
    patterns.add(ConversionPattern.of("test.another_type_producer", "TestTypeConversionAnotherProducer",
        (op, operands, rewriter) -> {
          rewriter.replaceOpWithNew(
              op, rewriter.state(op.location(), PRODUCER).addResultType(op.result(0).type()));
          return true;
        }));
    FuncConversions.addFunctionPattern(patterns, converter);
    ConversionResult result =
        new DialectConversion(target(converter), patterns).applyPartial(List.of(root), ConversionConfig.DEFAULT);
    if (result.failure() != null) {
      run.emit(result.failure());
    }
  }

  private static ConversionTarget target(TypeConverter converter) {
    return new ConversionTarget()
        .addDynamicallyLegalOp(op -> isLegalProduct(op.result(0).type()), PRODUCER)
        .addDynamicallyLegalOp(
            op -> converter.isSignatureLegal(FuncOp.of(op).type()) && converter.isLegal(op.region(0)), FuncOp.NAME)
        .addDynamicallyLegalOp(op -> true, "test.cast")
        .addDynamicallyLegalOp(
            op -> converter.isLegal(op) && converter.isLegal(op.region(0)), "test.signature_conversion_no_converter");
  }

  private static boolean isLegalProduct(Type type) {
    return type == FloatType.of(type.context(), FloatKind.F64) || IntegerType.isSignless(type, 64)
        || type instanceof RecursiveType recursive && recursive.name().equals(OUTER);
  }

  private static TypeConverter converter(Operation root) {
    TypeConverter converter = new TypeConverter();
    Deque<Type> open = new ArrayDeque<>();
    NamedTypeUses types = NamedTypeUses.shared(root.context());
    converter.addTypeRule(type -> {
      if (type instanceof IntegerType) {
        return ConvertedTypes.NOTHING;
      }
      if (type instanceof FloatType real) {
        return isNarrow(real) ? ConvertedTypes.of(FloatType.of(type.context(), FloatKind.F64)) : null;
      }
      return type instanceof RecursiveType recursive ? convert(recursive, types, open, converter) : null;
    });
    converter.addArgumentMaterialization(TypeConversionPass::produce);
    converter.addSourceMaterialization(TypeConversionPass::materialize);
    return converter;
  }

  private static boolean isNarrow(FloatType type) {
    return type.kind() == FloatKind.BF16 || type.kind() == FloatKind.F16 || type.kind() == FloatKind.F32
        || type.kind() == FloatKind.F64;
  }

  /** Returns the type with a converted body; inside itself a type that has none. */
  private static @Nullable ConvertedTypes convert(
      RecursiveType type, NamedTypeUses types, Deque<Type> open, TypeConverter converter) {
    if (type.name().equals(OUTER)) {
      return ConvertedTypes.of(type);
    }
    if (open.contains(type)) {
      return ConvertedTypes.of(TestType.of(type.context(), "smpla"));
    }
    open.push(type);
    Type body = type.definition() == null ? null : converter.convertType(type.definition());
    open.pop();
    RecursiveType outer = RecursiveType.of(types, OUTER, false);
    return body != null && types.define(outer, body) ? ConvertedTypes.of(outer) : ConvertedTypes.FAILURE;
  }

  private static @Nullable Value materialize(
      OpBuilder builder, Type type, List<? extends Value> inputs, Location location) {
    boolean fromF64 = inputs.size() == 1 && inputs.get(0).type() == FloatType.of(type.context(), FloatKind.F64)
        && type != FloatType.of(type.context(), FloatKind.F16);
    boolean fromInteger = type instanceof IntegerType && inputs.size() == 1
        && inputs.get(0).type() instanceof IntegerType;
    if (fromF64 || fromInteger) {
      return LegalizeTypeConverter.cast(builder, type, inputs, location);
    }
    return produce(builder, type, inputs, location);
  }

  /** Materializes some numbers without inputs. */
  private static @Nullable Value produce(
      OpBuilder builder, Type type, List<? extends Value> inputs, Location location) {
    boolean fromNothing = inputs.isEmpty()
        && (IntegerType.isSignless(type, 32) || IntegerType.isSignless(type, 64));
    return fromNothing ? builder.create(builder.state(location, PRODUCER).addResultType(type)).result(0) : null;
  }

  private static boolean convertProducer(Operation op, TypeConverter converter, ConversionRewriter rewriter) {
    Type type = op.result(0).type();
    Type converted = null;
    if (type instanceof FloatType) {
      converted = FloatType.of(type.context(), FloatKind.F64);
    } else if (IntegerType.isSignless(type, 16)) {
      converted = IntegerType.of(type.context(), 64);
    } else if (type instanceof RecursiveType) {
      converted = converter.convertType(type);
    }
    if (converted == null) {
      return false;
    }
    rewriter.replaceOpWithNew(op, rewriter.state(op.location(), PRODUCER).addResultType(converted));
    return true;
  }

  private static boolean convertWithoutConverter(
      Operation op, TypeConverter converter, ConversionRewriter rewriter) {
    SignatureConversion signature = converter.convertBlockSignature(op.region(0).first());
    if (signature == null) {
      return false;
    }
    rewriter.modifyOpInPlace(op, () -> rewriter.applySignatureConversion(op.region(0).first(), signature, null));
    return true;
  }
}
