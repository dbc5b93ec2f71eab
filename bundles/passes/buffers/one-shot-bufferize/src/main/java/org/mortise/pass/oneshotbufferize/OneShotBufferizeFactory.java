// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.oneshotbufferize;

import com.google.auto.service.AutoService;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.bufferization.BufferizationOptions;
import org.mortise.ir.bufferization.LayoutMapOption;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.mortise.ir.pass.RemarkBuilder;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.oneshot.AnalysisHeuristic;
import org.mortise.oneshot.AvoidedCopy;
import org.mortise.oneshot.BufferizationStatistics;
import org.mortise.oneshot.Conflict;
import org.mortise.oneshot.OneShotBufferization;
import org.mortise.oneshot.OneShotOptions;
import org.osgi.service.component.annotations.Component;

/** The pass {@code one-shot-bufferize}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class OneShotBufferizeFactory implements PassFactory {
  private static final PassStatistic ALLOCATIONS =
      new PassStatistic("num-buffer-alloc", "Number of buffer allocations");
  private static final PassStatistic IN_PLACE =
      new PassStatistic("num-tensor-in-place", "Number of in-place tensor OpOperands");
  private static final PassStatistic OUT_OF_PLACE =
      new PassStatistic("num-tensor-out-of-place", "Number of out-of-place tensor OpOperands");

  private static final PassOption<Boolean> RETURN_ALLOCS = PassOption.flag(
      "allow-return-allocs-from-loops", false, "Allows returning/yielding new allocations from a loop.");
  private static final PassOption<Boolean> UNKNOWN_OPS = PassOption.flag(
      "allow-unknown-ops", false, "Allows unknown (not bufferizable) ops in the input IR.");
  private static final PassOption<Long> SEED = PassOption.unsigned(
      "analysis-fuzzer-seed", 0, "Test only: Analyze ops in random order with a given seed (fuzzer)");
  private static final PassOption<String> HEURISTIC = PassOption.string(
      "analysis-heuristic", "bottom-up", "Heuristic that control the IR traversal during analysis");
  private static final PassOption<Boolean> BOUNDARIES = PassOption.flag(
      "bufferize-function-boundaries", false, "Bufferize function boundaries (experimental).");
  private static final PassOption<Boolean> PARALLEL = PassOption.flag(
      "check-parallel-regions", true, "Account for parallel regions in RaW analysis.");
  private static final PassOption<Boolean> COPY = PassOption.flag(
      "copy-before-write", false, "Skip the analysis. Make a buffer copy on every write.");
  private static final PassOption<List<String>> DIALECTS = PassOption.strings(
      "dialect-filter", "Restrict bufferization to ops from these dialects.");
  private static final PassOption<Boolean> FEWER_COPIES = PassOption.flag("fewer-copies", false,
      "Compare parts of tensors and exclusive blocks, and analyze recursive functions, to copy less than MLIR.");
  private static final PassOption<Boolean> ALIAS_SETS = PassOption.flag(
      "dump-alias-sets", false, "Test only: Annotate tensor IR with alias sets");
  private static final PassOption<List<String>> NO_ANALYSIS = PassOption.strings("no-analysis-func-filter",
      "Skip analysis of functions with these symbol names.Set copyBeforeWrite to true when bufferizing them.");
  private static final PassOption<String> NO_ANALYSIS_ATTRIBUTE = PassOption.string("no-analysis-func-attr", "",
      "The same for functions with this attribute, written name=text. Not in MLIR.");
  private static final PassOption<String> FUNCTION_LAYOUT = PassOption.string("function-boundary-type-conversion",
      "infer-layout-map", "Controls layout maps when bufferizing function signatures.");
  private static final PassOption<Boolean> INFER_SPACE = PassOption.flag("must-infer-memory-space", false,
      "The memory space of an memref types must always be inferred. If unset, a default memory space of 0 is used "
          + "otherwise.");
  private static final PassOption<Boolean> ANALYSIS_ONLY = PassOption.flag(
      "test-analysis-only", false, "Test only: Only run inplaceability analysis and annotate IR");
  private static final PassOption<Boolean> CONFLICTS = PassOption.flag(
      "print-conflicts", false, "Test only: Annotate IR with RaW conflicts. Requires test-analysis-only.");
  private static final PassOption<String> UNKNOWN_LAYOUT = PassOption.string("unknown-type-conversion",
      "fully-dynamic-layout-map", "Controls layout maps for non-inferrable memref types.");

  private static final PassSpec SPEC = PassSpec.of("one-shot-bufferize", "One-Shot Bufferize")
      .withTitle("OneShotBufferize")
      .withDescription("""
          Replaces tensors by buffers. An analysis decides for each operand of tensor type whether the operation can
          work on its buffer. It cannot if the tensor is read later, or if the buffer must not be written to. Then the
          tensor is copied before. Operations take part by the interface `BufferizableOpInterface`; others are an error,
          or connected with `bufferization.to_tensor` and `bufferization.to_buffer` if `allow-unknown-ops` is set.

          New buffers are not freed: run `buffer-deallocation-pipeline` or `buffer-deallocation` next. With
          `bufferize-function-boundaries`, functions take and return buffers. Callers copy what a function changes and
          they still need. Functions must not call themselves (unless `fewer-copies` is set), and must have one return.

          With `fewer-copies`, a tensor is not copied if the parts that are read and written are certainly different, or
          if control does not get from the write to the read. Without it, the decisions are those of MLIR.

          Remarks (--remarks) state for each copied tensor the rule that made it necessary, with the place of the
          read and of the write that are in conflict, and for each copy that `fewer-copies` saves the rule by which they
          are not.""")
      .onOperation("builtin.module")
      .withOptions(RETURN_ALLOCS, UNKNOWN_OPS, SEED, HEURISTIC, BOUNDARIES, PARALLEL, COPY, DIALECTS, FEWER_COPIES,
          ALIAS_SETS, NO_ANALYSIS, NO_ANALYSIS_ATTRIBUTE, FUNCTION_LAYOUT, INFER_SPACE, ANALYSIS_ONLY, CONFLICTS,
          UNKNOWN_LAYOUT)
      .withStatistics(ALLOCATIONS, IN_PLACE, OUT_OF_PLACE)
      .withDialects("arith", "bufferization", "memref", "tensor");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (op, run) -> {
      String contradiction = contradiction(options);
      if (contradiction == null) {
        bufferize(op, options, run);
      } else {
        run.emit(Diagnostic.error(UnknownLoc.of(op.context()), "Invalid option: " + contradiction));
      }
    };
  }

  private static @Nullable String contradiction(PassOptions options) {
    boolean onlyAnalysis = options.get(ANALYSIS_ONLY);
    if (LayoutMapOption.of(options.get(UNKNOWN_LAYOUT)) == null
        || LayoutMapOption.of(options.get(UNKNOWN_LAYOUT)) == LayoutMapOption.INFER_LAYOUT_MAP) {
      return "'" + options.get(UNKNOWN_LAYOUT) + "' is not a valid value for 'unknown-type-conversion'";
    }
    if (LayoutMapOption.of(options.get(FUNCTION_LAYOUT)) == null) {
      return "'" + options.get(FUNCTION_LAYOUT) + "' is not a valid value for 'function-boundary-type-conversion'";
    }
    if (AnalysisHeuristic.of(options.get(HEURISTIC)) == null) {
      return "'" + options.get(HEURISTIC) + "' is not a valid value for 'analysis-heuristic'";
    }
    if (options.get(CONFLICTS) && !onlyAnalysis) {
      return "'print-conflicts' requires 'test-analysis-only'";
    }
    if (options.get(ALIAS_SETS) && !onlyAnalysis) {
      return "'dump-alias-sets' requires 'test-analysis-only'";
    }
    if (options.get(COPY) && onlyAnalysis) {
      return "'copy-before-write' cannot be used with 'test-analysis-only'";
    }
    return options.get(NO_ANALYSIS).isEmpty() || options.get(BOUNDARIES)
        ? null : "'no-analysis-func-filter' requires 'bufferize-function-boundaries'";
  }

  private static void bufferize(Operation module, PassOptions options, PassRun run) {
    OneShotBufferization bufferization =
        new OneShotBufferization(bufferizationOptions(options, module), oneShotOptions(options), run::emit);
    if (run.remarksWanted()) {
      bufferization.onAnalyzed(decisions -> {
        remark(decisions.conflicts(), run);
        remarkAvoided(decisions.avoidedCopies(), run);
      });
    }
    bufferization.bufferize(module);
    BufferizationStatistics counts = bufferization.statistics();
    run.count(ALLOCATIONS, counts.allocations());
    run.count(IN_PLACE, counts.inPlace());
    run.count(OUT_OF_PLACE, counts.outOfPlace());
  }

  private static BufferizationOptions bufferizationOptions(PassOptions options, Operation module) {
    BufferizationOptions.Builder builder = BufferizationOptions.builder()
        .allowReturnAllocsFromLoops(options.get(RETURN_ALLOCS))
        .allowUnknownOps(options.get(UNKNOWN_OPS))
        .bufferizeFunctionBoundaries(options.get(BOUNDARIES))
        .checkParallelRegions(options.get(PARALLEL))
        .copyBeforeWrite(options.get(COPY))
        .fewerCopies(options.get(FEWER_COPIES))
        .noAnalysisFunctions(functionsWithoutAnalysis(options, module))
        .functionBoundaryTypeConversion(LayoutMapOption.of(options.get(FUNCTION_LAYOUT)))
        .mustInferMemorySpace(options.get(INFER_SPACE))
        .unknownTypeConversion(LayoutMapOption.of(options.get(UNKNOWN_LAYOUT)));
    Set<String> dialects = Set.copyOf(options.get(DIALECTS));
    return (dialects.isEmpty() ? builder
        : builder.filter(op -> dialects.contains(op.name().dialectNamespace()))).build();
  }

  private static Set<String> functionsWithoutAnalysis(PassOptions options, Operation module) {
    Set<String> names = new HashSet<>(options.get(NO_ANALYSIS));
    String[] attribute = options.get(NO_ANALYSIS_ATTRIBUTE).split("=", 2);
    if (attribute.length == 2) {
      module.walkPreOrder((Operation op) -> {
        if (op.implementsInterface(FunctionOpInterface.class)
            && op.getAttr(attribute[0]) instanceof StringAttr text && text.value().equals(attribute[1])) {
          names.add(SymbolTable.getSymbolName(op));
        }
      });
    }
    return names;
  }

  private static OneShotOptions oneShotOptions(PassOptions options) {
    return new OneShotOptions(AnalysisHeuristic.of(options.get(HEURISTIC)), options.get(SEED).intValue(),
        options.get(ANALYSIS_ONLY), options.get(CONFLICTS), options.get(ALIAS_SETS));
  }

  private static void remark(Map<OpOperand, Conflict> conflicts, PassRun run) {
    conflicts.forEach((operand, conflict) -> {
      RemarkBuilder remark = run.remark(Remark.Kind.MISSED, "Copied", operand.owner())
          .message("the tensor of operand #" + operand.index() + " is copied [" + conflict.rule().code() + "]: "
              + conflict.rule().sentence())
          .with("Operand", operand.index()).with("Rule", conflict.rule().code());
      attach(remark, "read here", conflict.read());
      attach(remark, "written here", conflict.write());
      remark.emit();
    });
  }

  private static void remarkAvoided(Map<OpOperand, AvoidedCopy> avoided, PassRun run) {
    avoided.forEach((operand, reason) -> {
      RemarkBuilder remark = run.remark(Remark.Kind.PASSED, "NotCopied", operand.owner())
          .message("the tensor of operand #" + operand.index() + " is not copied [" + reason.rule().code() + "]: "
              + reason.rule().sentence())
          .with("Operand", operand.index()).with("Rule", reason.rule().code());
      attach(remark, "read here", reason.read());
      attach(remark, "written here", reason.write());
      remark.emit();
    });
  }

  private static void attach(RemarkBuilder remark, String text, @Nullable OpOperand use) {
    if (use != null) {
      remark.note(use.owner().location(), text);
    }
  }
}
