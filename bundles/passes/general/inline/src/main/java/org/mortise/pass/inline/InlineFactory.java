// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.inline;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Trait;
import org.mortise.ir.pass.NestedPipeline;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.Precondition;
import org.osgi.service.component.annotations.Component;

/** The pass {@code inline}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class InlineFactory implements PassFactory {
  static final long UNLIMITED = 0xFFFF_FFFFL;

  private static final PassOption<String> DEFAULT_PIPELINE = PassOption.string("default-pipeline", "canonicalize",
      "Passes to run on callables without a pipeline in op-pipelines");
  static final PassOption<List<String>> OP_PIPELINES = PassOption.strings("op-pipelines",
      "Pipelines for callables of certain operations, as in func.func(canonicalize,cse)");
  private static final PassOption<Long> MAX_ITERATIONS = PassOption.unsigned("max-iterations", 4,
      "Maximum number of iterations of simplification and inlining for callables that call each other");
  private static final PassOption<Long> THRESHOLD = PassOption.unsigned("inlining-threshold", UNLIMITED,
      "Largest size of an inlined callable, in percent of the operations of its caller");

  private static final PassSpec SPEC = PassSpec.of("inline", "Inline function calls")
      .withTitle("Inliner")
      .withDescription("""
          Replaces calls by the bodies of their callees, callees first, and simplifies all callables by a pipeline of
          passes before and between. Unused private callables are erased. The dialects decide which operations may be
          inlined. Recursive calls are not inlined, nor are calls in regions of a single block if the callee has
          several blocks. Linear in the resulting program, times the number of iterations, plus the cost of the
          passes.""")
      .withPreconditions(Precondition.ofRoot(
          "The operation is a symbol table.", op -> op.hasTrait(Trait.SYMBOL_TABLE),
          op -> op.opError(" was scheduled to run under the inliner, but does not define a symbol table")))
      .withOptions(DEFAULT_PIPELINE, THRESHOLD, MAX_ITERATIONS, OP_PIPELINES);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return new InlinePass(null, List.of(), options.get(MAX_ITERATIONS), options.get(THRESHOLD));
  }

  @Override
  public Pass create(PassOptions options, NestedPipeline.Parser pipelines) {
    String common = options.get(DEFAULT_PIPELINE);
    List<NestedPipeline> special = new ArrayList<>();
    for (String text : options.get(OP_PIPELINES)) {
      special.add(pipelines.parse(text.strip(), true));
    }
    return new InlinePass(common.isBlank() ? null : pipelines.parse(common, false), special,
        options.get(MAX_ITERATIONS), options.get(THRESHOLD));
  }
}
