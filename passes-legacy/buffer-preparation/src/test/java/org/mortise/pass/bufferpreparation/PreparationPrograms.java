// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferpreparation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.conversion.ConversionPattern;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.verify.IRVerifier;
import org.mortise.testing.ClassPathContext;

/** Reads programs with all dialects of the class path and the test dialect. */
final class PreparationPrograms {
  private static final Context CONTEXT = context();

  private PreparationPrograms() {}

  private static Context context() {
    Context.Builder builder = ClassPathContext.builder().dialect(new ThirdPartyDialect());
    ClassPathContext.attach(builder, ThirdPartyDialect.interfaces());
    return builder.build();
  }

  static Operation parse(String text) {
    Operation module = ClassPathContext.parse(CONTEXT, ParserOptions.PERMISSIVE, text);
    verify(module);
    return module;
  }

  static void verify(Operation module) {
    List<Diagnostic> errors = new ArrayList<>();
    IRVerifier.verify(module, errors::add);
    assertThat(errors).isEmpty();
  }

  /** Returns the conversion of functions, returns and calls of the func dialect. */
  static DialectConversion ofFuncDialect(BufferTypeConverter types) {
    PatternSet patterns = new PatternSet();
    BufferizePatterns.populateWithBufferizeOpConversionPatterns(types, patterns);
    return new DialectConversion(legal(types), patterns);
  }

  /** Returns the conversion by some of the patterns; operations for which there is none stay. */
  static DialectConversion of(BufferTypeConverter types, ConversionTarget target, ConversionPattern... some) {
    PatternSet patterns = new PatternSet();
    for (ConversionPattern pattern : some) {
      patterns.add(pattern);
    }
    return new DialectConversion(target, patterns);
  }

  /** Returns a target in which converted functions, returns and calls are legal, and all other operations. */
  static ConversionTarget legal(BufferTypeConverter types) {
    ConversionTarget target = new ConversionTarget();
    BufferizePatterns.addLegality(types, target);
    return target.markUnknownOpDynamicallyLegal(op -> true);
  }

  /** Converts a program and returns the messages of errors. */
  static List<String> apply(DialectConversion preparation, Operation module) {
    Diagnostic failure = preparation.applyPartial(module).failure();
    return failure == null ? List.of() : List.of(failure.message());
  }

  /** Returns the program after a preparation, which must succeed and leave a valid program. */
  static String prepared(DialectConversion preparation, String text) {
    Operation module = parse(text);
    assertThat(apply(preparation, module)).isEmpty();
    verify(module);
    return module.toString();
  }

  /** Asserts that the preparation fails with this message and leaves the program unchanged. */
  static void assertFails(DialectConversion preparation, String text, String message) {
    Operation module = parse(text);
    String before = module.toString();
    assertThat(apply(preparation, module)).containsExactly(message);
    assertThat(module.toString()).isEqualTo(before);
    verify(module);
  }
}
