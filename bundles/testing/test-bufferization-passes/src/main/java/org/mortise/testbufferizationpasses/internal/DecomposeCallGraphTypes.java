// SPDX-License-Identifier: Apache-2.0
package org.mortise.testbufferizationpasses.internal;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.pass.bufferpreparation.BufferTypeConverter;
import org.mortise.pass.bufferpreparation.BufferizePatterns;
import org.mortise.pass.bufferpreparation.Preparations;
import org.mortise.pass.bufferpreparation.TupleDecomposition;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-decompose-call-graph-types}, with MLIR's name and options. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class DecomposeCallGraphTypes implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("test-decompose-call-graph-types", "Decomposes types at call graph boundaries.")
          .withDescription("""
              Elements of tuples, including nested ones, become separate arguments and results, in signatures, returns
              and calls. Unlike in MLIR, blocks other than the entry block of a function keep their arguments, tuples
              with no or one element can be used by all operations, calls and returns keep their attributes, and
              attributes of arguments stay with their arguments, except that those of a decomposed tuple are dropped.
              Linear.
              """)
          .onOperation("builtin.module")
          .withDialects("test");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    DialectConversion conversion = conversion();
    return (module, run) -> Preparations.convertEach(
        module, run, op -> conversion.applyPartial(List.of(op), Preparations.WHOLE_FUNCTIONS));
  }

  private static DialectConversion conversion() {
    BufferTypeConverter types = new BufferTypeConverter();
    new TupleDecomposition("test.make_tuple", "test.get_tuple_element").addTo(types);
    PatternSet patterns = new PatternSet();
    BufferizePatterns.populateWithBufferizeOpConversionPatterns(types, patterns);
    ConversionTarget target = new ConversionTarget();
    BufferizePatterns.addLegality(types, target);
    target.markUnknownOpDynamicallyLegal(op -> true);
    return new DialectConversion(target, patterns);
  }
}
