// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation.internal;

import com.google.auto.service.AutoService;
import java.util.Locale;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.TensorType;
import org.mortise.pass.preparation.BranchConverter;
import org.mortise.pass.preparation.BufferPreparation;
import org.mortise.pass.preparation.BufferTypeConverter;
import org.mortise.pass.preparation.CallConverter;
import org.mortise.pass.preparation.FunctionConverter;
import org.mortise.pass.preparation.ResultConversionKind;
import org.mortise.pass.preparation.ReturnConverter;
import org.mortise.pass.preparation.TupleDecomposition;
import org.osgi.service.component.annotations.Component;

/** The pass {@code buffer-preparation}: applies a {@link BufferPreparation} for tensors and tuples. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class BufferPreparationPass implements PassFactory {
  /** The treatment of results that were tensors. */
  private enum Results { KEEP, APPEND }

  private static final PassOption<Results> RESULTS = PassOption.choice(
      "results", Results.KEEP, results -> results.name().toLowerCase(Locale.ROOT), BufferPreparationPass::meaning,
      "What becomes of results that were tensors");
  private static final PassOption<Boolean> DECOMPOSE_TUPLES = PassOption.flag(
      "decompose-tuples", false,
      "Pass and return the elements of tuples, by test.make_tuple and test.get_tuple_element");
  private static final PassOption<Boolean> CONVERT_BLOCKS = PassOption.flag(
      "convert-blocks", false, "Convert arguments of all blocks of functions, and not only of the first ones");

  private static final PassSpec SPEC =
      PassSpec.of("buffer-preparation", "Make tensors buffers where functions begin and end")
      .withDescription("""
          Arguments and results of functions that are tensors become buffers, in signatures, returns and calls. Results
          stay results or, with `results=append`, become further arguments, which callers allocate and functions copy
          into. With `decompose-tuples` elements of tuples, nested ones as well, are arguments and results of their own;
          that needs the test dialect. All other operations keep their tensors, by `bufferization.to_tensor` and
          `bufferization.to_memref`. Preconditions:
          1. Where a function is called, a result that is appended has a static shape.
          2. Tensors have no encoding where operations that keep their tensors use them.
          3. Functions are only called: `func.constant` keeps its type.
          4. With `convert-blocks` terminators tell what they pass to blocks.
          Functions of nested modules are converted as well. Nobody frees what callers allocate. If it fails, the
          program is as it was. Linear.
          """)
      .onOperation("builtin.module")
      .withOptions(RESULTS, DECOMPOSE_TUPLES, CONVERT_BLOCKS)
      .withDialects("bufferization", "memref");

  private static String meaning(Results results) {
    return results == Results.KEEP ? "They stay results" : "They become arguments";
  }

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    BufferPreparation preparation = preparation(options);
    return (module, run) -> Preparations.apply(preparation, module, run);
  }

  private static BufferPreparation preparation(PassOptions options) {
    BufferTypeConverter.Builder types = BufferTypeConverter.builder().addTensorConversions();
    if (options.get(RESULTS) == Results.APPEND) {
      types.setResultConversionKind(
          TensorType.class, BaseMemRefType.class, ResultConversionKind.APPEND_TO_ARGUMENT_LIST);
    }
    if (options.get(DECOMPOSE_TUPLES)) {
      types.addTupleDecomposition(TupleDecomposition.ofTestDialect());
    }
    BufferPreparation.Builder preparation = BufferPreparation.builder(types.build())
        .convert(new FunctionConverter())
        .convert(new ReturnConverter())
        .convert(new CallConverter());
    if (options.get(CONVERT_BLOCKS)) {
      preparation.convert(new BranchConverter());
    }
    return preparation.build();
  }
}
