// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.lowerdeallocations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.conversion.ConversionConfig;
import org.mortise.ir.conversion.ConversionPattern;
import org.mortise.ir.conversion.ConversionResult;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.conversion.TypeConverter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.testing.ClassPathContext;

/** A conversion of another pass that lowers deallocations and other operations. */
class DeallocationConversionTest {
  private static final Path PROGRAMS = Path.of("src/test/mlir/lower");
  private final Context context = ClassPathContext.create();

  @ParameterizedTest
  @ValueSource(strings = {"no-memref", "one-memref", "one-memref-retained", "several-memrefs", "taken-name"})
  void addTo_program_sameOutputAsPass(String name) throws IOException {
    Operation module = parse(Files.readString(PROGRAMS.resolve(name + ".mlir")));
    assertNull(convert(module, identity()).failure());
    assertEquals(Files.readString(PROGRAMS.resolve(name + ".expected.mlir")).strip(), module.toString().strip());
  }

  @Test
  void addTo_typeOfMemrefIsConverted_freesConvertedMemref() {
    Operation module = parse("""
        func.func @f(%c: i1) {
          %a = "a.buffer"() : () -> memref<2xf32>
          bufferization.dealloc (%a : memref<2xf32>) if (%c)
          return
        }
        """);
    TypeConverter converter = identity();
    IntegerAttr space = IntegerAttr.of(IntegerType.of(context, 64), 1);
    converter.addConversion(MemRefType.class, type -> type.withMemorySpace(space));
    assertNull(convert(module, converter).failure());
    assertTrue(module.toString().contains("memref.dealloc %0 : memref<2xf32, 1>"), module.toString());
  }

  @Test
  void addTo_severalMemrefsInFunction_isNotConverted() {
    Operation function = parse("""
        func.func @f(%a: memref<2xf32>, %b: memref<2xf32>, %c: i1) {
          bufferization.dealloc (%a, %b : memref<2xf32>, memref<2xf32>) if (%c, %c)
          return
        }
        """).region(0).first().first();
    ConversionResult result = convert(function, identity());
    assertEquals("failed to legalize operation 'bufferization.dealloc' that was explicitly marked illegal",
        result.failure().message());
    assertEquals("pattern 'DeallocOpConversion' is not applied to 'bufferization.dealloc': "
        + "there is no library function for several memrefs",
        result.failure().notes().get(1).message());
  }

  private static TypeConverter identity() {
    TypeConverter converter = new TypeConverter();
    converter.addConversion(type -> type);
    return converter;
  }

  private static ConversionResult convert(Operation root, TypeConverter converter) {
    PatternSet patterns = new PatternSet();
    new DeallocationConversion(root).addTo(patterns, converter);
    patterns.add(ConversionPattern.of("a.buffer", "buffer", converter, (op, operands, rewriter) -> {
      rewriter.replaceOp(op, rewriter.create(rewriter.state(op.location(), "l.buffer")
          .addResultType(converter.convertType(op.result(0).type()))).resultList());
      return true;
    }));
    ConversionTarget target = new ConversionTarget()
        .addLegalDialect(DeallocationLowering.DIALECTS.toArray(new String[0]))
        .addLegalDialect("l").addIllegalOp(DeallocOp.NAME);
    return new DialectConversion(target, patterns)
        .applyPartial(List.of(root), ConversionConfig.DEFAULT.withExplanations());
  }

  private Operation parse(String text) {
    return ClassPathContext.parse(context, ParserOptions.PERMISSIVE, text);
  }
}
