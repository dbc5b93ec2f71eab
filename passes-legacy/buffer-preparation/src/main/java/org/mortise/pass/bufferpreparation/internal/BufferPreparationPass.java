// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferpreparation.internal;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Locale;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.Precondition;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.TensorType;
import org.mortise.pass.bufferpreparation.BufferTypeConverter;
import org.mortise.pass.bufferpreparation.BufferizePatterns;
import org.mortise.pass.bufferpreparation.Preparations;
import org.mortise.pass.bufferpreparation.ResultConversionKind;
import org.mortise.pass.bufferpreparation.TupleDecomposition;
import org.osgi.service.component.annotations.Component;

/** The pass {@code buffer-preparation}: applies the patterns of the preparation phase for tensors and tuples. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class BufferPreparationPass implements PassFactory {
  /** The treatment of results. */
  private enum Results { KEEP, APPEND, APPEND_BUFFERS }

  private static final PassOption<Results> RESULTS = PassOption.choice(
      "results", Results.KEEP, BufferPreparationPass::nameOf, BufferPreparationPass::meaning,
      "The treatment of results that were tensors");
  private static final PassOption<List<String>> TUPLE_OPERATIONS = PassOption.strings(
      "tuple-operations",
      "Pass and return the elements of tuples; the names of the operations that create a tuple and extract the "
          + "element given by the attribute `index`");
  private static final PassOption<Boolean> CONVERT_BLOCKS = PassOption.flag(
      "convert-blocks", false, "Convert arguments of all blocks of functions, not only of the entry blocks");

  private static final PassSpec SPEC =
      PassSpec.of("buffer-preparation", "Convert tensors to buffers at function boundaries")
      .withDescription("""
          Converts tensor arguments and results of functions to buffers, in signatures, returns and calls. Results are
          kept or, with `results=append`, become further arguments, which callers allocate and into which functions
          copy. These have the identity layout, whatever the layout of the returned buffer. With `tuple-operations`,
          elements of tuples, including nested ones, become separate arguments and results. MLIR has no operations on
          tuples, so a dialect must provide the two that are named. All other operations keep their tensors, by
          `bufferization.to_tensor` and `bufferization.to_buffer`.
          Functions of nested modules are converted as well. Buffers allocated by callers are not freed. If the pass
          fails, the function in which it does is left unchanged. Linear.
          """)
      .withPreconditions(
          Precondition.assumed("""
              An appended result has a static shape if the function is called, and a layout to which a buffer without a
              layout can be cast."""),
          Precondition.assumed("Functions are only called: `func.constant` keeps its type."),
          Precondition.assumed(
              "With `convert-blocks`, terminators implement the interface that describes the forwarded operands."))
      .onOperation("builtin.module")
      .withOptions(RESULTS, TUPLE_OPERATIONS, CONVERT_BLOCKS)
      .withDialects("bufferization", "memref");

  private static String nameOf(Results results) {
    return results.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static String meaning(Results results) {
    return switch (results) {
      case KEEP -> "Keep them as results";
      case APPEND -> "Append them to the arguments";
      case APPEND_BUFFERS -> "Append them and results that are buffers to the arguments";
    };
  }

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    DialectConversion conversion = conversion(options);
    return (module, run) -> Preparations.convertEach(
        module, run, op -> conversion.applyPartial(List.of(op), Preparations.WHOLE_FUNCTIONS));
  }

  private static DialectConversion conversion(PassOptions options) {
    BufferTypeConverter types = new BufferTypeConverter();
    types.addTensorConversions();
    if (options.get(RESULTS) != Results.KEEP) {
      types.setResultConversionKind(
          TensorType.class, BaseMemRefType.class, ResultConversionKind.APPEND_TO_ARGUMENTS_LIST);
    }
    if (options.get(RESULTS) == Results.APPEND_BUFFERS) {
      types.setResultConversionKind(
          BaseMemRefType.class, BaseMemRefType.class, ResultConversionKind.APPEND_TO_ARGUMENTS_LIST);
    }
    List<String> tupleOperations = options.get(TUPLE_OPERATIONS);
    if (tupleOperations.size() == 2) {
      new TupleDecomposition(tupleOperations.get(0), tupleOperations.get(1)).addTo(types);
    } else if (!tupleOperations.isEmpty()) {
      throw new IllegalArgumentException("tuple-operations takes the names of two operations");
    }
    PatternSet patterns = new PatternSet();
    ConversionTarget target = new ConversionTarget();
    if (options.get(CONVERT_BLOCKS)) {
      BufferizePatterns.populateWithBlocks(types, patterns);
      BufferizePatterns.addLegalityWithBlocks(types, target);
    } else {
      BufferizePatterns.populateWithBufferizeOpConversionPatterns(types, patterns);
      BufferizePatterns.addLegality(types, target);
      target.markUnknownOpDynamicallyLegal(op -> true);
    }
    return new DialectConversion(target, patterns);
  }
}
