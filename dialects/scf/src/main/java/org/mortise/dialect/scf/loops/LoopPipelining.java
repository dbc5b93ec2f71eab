// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf.loops;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.AddIOp;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.DivSIOp;
import org.mortise.dialect.arith.MaxSIOp;
import org.mortise.dialect.arith.MulIOp;
import org.mortise.dialect.arith.SelectOp;
import org.mortise.dialect.arith.SubIOp;
import org.mortise.dialect.scf.ForOp;
import org.mortise.dialect.scf.YieldOp;
import org.mortise.dialect.scf.loops.PipeliningOptions.Part;
import org.mortise.dialect.scf.loops.PipeliningOptions.Scheduled;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Location;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.rewrite.PatternRewriter;

/**
 * Pipelines a sequential loop: an iteration of the new loop executes the operations of a stage for an iteration of the
 * old loop that started as many iterations before. The first iterations are completed before the loop, and the last
 * ones after it (or in it, on a condition). Costs the number of operations in the body times the number of stages.
 */
public final class LoopPipelining {
  private final ForOp loop;
  private final PipelineSchedule schedule;
  private final PipeliningOptions options;
  private final PatternRewriter rewriter;
  private final Location location;
  private final boolean isDynamic;
  private final int last;

  /** The values of the old loop in other iterations, by a number that is the iteration minus the stage. */
  private Map<Value, Value[]> versions = new IdentityHashMap<>();

  private LoopPipelining(ForOp loop, PipelineSchedule schedule, PipeliningOptions options, PatternRewriter rewriter) {
    this.loop = loop;
    this.schedule = schedule;
    this.options = options;
    this.rewriter = rewriter;
    this.location = loop.location();
    this.last = schedule.lastStage();
    TripCount count = TripCount.of(loop);
    this.isDynamic = count == null || count.iterations().compareTo(BigInteger.valueOf(last)) < 0;
  }

  /**
   * Pipelines {@code loop} if its schedule permits it. A carried value must be yielded by an operation of the body or
   * of the code before the loop.
   *
   * @param errors receives an error in the schedule
   * @return the new loop, or null if {@code loop} is unchanged
   */
  public static @Nullable ForOp pipeline(
      ForOp loop, PipeliningOptions options, Consumer<Diagnostic> errors, PatternRewriter rewriter) {
    List<Scheduled> scheduled = options.scheduling().schedule(loop);
    if (scheduled.isEmpty() || loop.countsUnsigned()) {
      return null;
    }
    PipelineSchedule schedule = new PipelineSchedule(loop, scheduled);
    LoopPipelining run = new LoopPipelining(loop, schedule, options, rewriter);
    boolean needsPredicates = run.isDynamic || !options.peelEpilogue();
    if (needsPredicates && options.predication() == null) {
      return null;
    }
    Diagnostic wrong = schedule.verify();
    if (wrong != null) {
      errors.accept(wrong);
      return null;
    }
    if (!schedule.isSupported()) {
      return null;
    }
    return run.run();
  }

  private ForOp run() {
    rewriter.setInsertionPoint(loop);
    emitPrologue();
    List<PipelineSchedule.LiveRange> crossing = schedule.crossStageValues();
    List<Value> inits = carriedInits(crossing);
    Value upper = loop.upperBound();
    if (options.peelEpilogue()) {
      upper = subtract(upper, times(loop.step(), number(last)));
    }
    ForOp kernel =
        ForOp.createEmpty(rewriter, location, loop.lowerBound(), upper, loop.step(), inits);
    versions = new IdentityHashMap<>();
    fillKernel(kernel, crossing);
    List<Value> results = new ArrayList<>(kernel.results().subList(0, loop.results().size()));
    rewriter.setInsertionPointAfter(kernel);
    if (options.peelEpilogue()) {
      emitEpilogue(results);
    }
    rewriter.replaceOp(loop, results);
    return kernel;
  }

  // ---- before the loop ---------------------------------------------------------------------------------------------

  private void emitPrologue() {
    List<Value> arguments = loop.regionIterArgs();
    for (int i = 0; i < arguments.size(); i++) {
      setVersion(arguments.get(i), loop.initArgs().get(i), 0);
    }
    Value[] predicates = new Value[last];
    for (int i = 0; i < last; i++) {
      if (isDynamic) {
        predicates[i] = less(iteration(number(i)), loop.upperBound());
      }
      setVersion(loop.inductionVariable(), iteration(number(i)), i);
      for (Operation op : schedule.order()) {
        int version = i - schedule.stageOf(op);
        if (version < 0) {
          continue;
        }
        Operation copy = copy(op, version);
        if (predicates[version] != null) {
          copy = options.predication().predicate(copy, predicates[version], rewriter);
          rewriter.setInsertionPoint(loop);
        }
        annotate(copy, Part.PROLOGUE, i);
        setResults(op, copy, version);
        for (int carried : schedule.carriedBy(op)) {
          setVersion(arguments.get(carried), version(loop.yield().results().get(carried), version), version + 1);
        }
      }
    }
  }

  /** Copies {@code op}, with the versions of the used values, including nested uses. */
  private Operation copy(Operation op, int version) {
    Operation copy = rewriter.clone(op, new IRMapping());
    copy.walkPreOrder(inner -> {
      for (int i = 0; i < inner.operandCount(); i++) {
        Value replacement = versions.containsKey(inner.operand(i)) ? version(inner.operand(i), version) : null;
        if (replacement != null) {
          inner.setOperand(i, replacement);
        }
      }
    });
    return copy;
  }

  private void setResults(Operation op, Operation copy, int version) {
    for (int i = 0; i < op.resultCount(); i++) {
      setVersion(op.result(i), copy.result(i), version);
    }
  }

  private void setVersion(Value value, Value version, int number) {
    versions.computeIfAbsent(value, key -> new Value[last + 2])[number] = version;
  }

  private Value version(Value value, int number) {
    return versions.get(value)[number];
  }

  // ---- the loop ----------------------------------------------------------------------------------------------------

  /** Returns the initial values of the new loop: those of the old loop, and of values used in later stages. */
  private List<Value> carriedInits(List<PipelineSchedule.LiveRange> crossing) {
    List<Value> inits = new ArrayList<>();
    List<Value> arguments = loop.regionIterArgs();
    for (int i = 0; i < arguments.size(); i++) {
      Operation definer = loop.yield().results().get(i).definingOp();
      inits.add(schedule.contains(definer)
          ? version(arguments.get(i), last - schedule.stageOf(definer)) : loop.initArgs().get(i));
    }
    for (PipelineSchedule.LiveRange range : crossing) {
      for (int i = 0; i < range.length(); i++) {
        inits.add(version(range.value(), last - range.lastUse() + i));
      }
    }
    return inits;
  }

  private void fillKernel(ForOp kernel, List<PipelineSchedule.LiveRange> crossing) {
    rewriter.setInsertionPointToStart(kernel.body());
    IRMapping mapping = new IRMapping();
    mapping.map(loop.inductionVariable(), kernel.inductionVariable());
    List<Value> arguments = loop.regionIterArgs();
    for (int i = 0; i < arguments.size(); i++) {
      mapping.map(arguments.get(i), kernel.regionIterArgs().get(i));
    }
    Value[] predicates = new Value[last + 1];
    for (int i = 0; i < last && !options.peelEpilogue(); i++) {
      Value end = subtract(loop.upperBound(), times(loop.step(), number(last - i)));
      predicates[i] = less(kernel.inductionVariable(), end);
    }
    Map<Value, PipelineSchedule.LiveRange> ranges = new IdentityHashMap<>();
    int position = arguments.size();
    for (PipelineSchedule.LiveRange range : crossing) {
      ranges.put(range.value(), range.at(position));
      position += range.length();
    }
    for (Operation op : schedule.order()) {
      Operation copy = rewriter.clone(op, mapping);
      remapOperands(op, copy, kernel, mapping, ranges);
      rewriter.setInsertionPointAfter(copy);
      Value predicate = predicates[schedule.stageOf(op)];
      if (predicate != null) {
        copy = options.predication().predicate(copy, predicate, rewriter);
        for (int i = 0; i < op.resultCount(); i++) {
          mapping.map(op.result(i), copy.result(i));
        }
      }
      rewriter.setInsertionPointAfter(copy);
      annotate(copy, Part.KERNEL, 0);
    }
    YieldOp.create(rewriter, location, kernelYields(kernel, crossing, mapping, predicates));
  }

  /** Replaces uses of the induction variable and of values of other stages in a copy and its nested operations. */
  private void remapOperands(Operation op, Operation copy, ForOp kernel, IRMapping mapping,
      Map<Value, PipelineSchedule.LiveRange> ranges) {
    int stage = schedule.stageOf(op);
    List<OpOperand> operands = new ArrayList<>();
    op.walk(inner -> {
      for (int i = 0; i < inner.operandCount(); i++) {
        operands.add(inner.opOperand(i));
      }
    });
    for (OpOperand operand : operands) {
      Value replacement = inKernel(operand.value(), stage, copy, kernel, mapping, ranges);
      if (replacement != null) {
        mapping.lookupOrNull(operand.owner()).setOperand(operand.index(), replacement);
      }
    }
  }

  /** Returns the value in the new loop that an operation of {@code stage} uses, or null if it is mapped already. */
  private @Nullable Value inKernel(Value value, int stage, Operation copy, ForOp kernel, IRMapping mapping,
      Map<Value, PipelineSchedule.LiveRange> ranges) {
    if (value == loop.inductionVariable()) {
      rewriter.setInsertionPoint(copy);
      Value offset = times(loop.step(), number(last - stage));
      return AddIOp.create(rewriter, location, kernel.inductionVariable(), offset);
    }
    Value source = schedule.yieldedFor(value);
    Operation definer = source.definingOp();
    if (!schedule.contains(definer) || schedule.stageOf(definer) == stage) {
      return null;
    }
    int distance = stage - schedule.stageOf(definer);
    if (source != value && distance == -1) {
      return mapping.lookupOrDefault(source);
    }
    PipelineSchedule.LiveRange range = ranges.get(value);
    return range == null ? null : kernel.regionIterArgs().get(range.position() + range.length() - distance);
  }

  private List<Value> kernelYields(
      ForOp kernel, List<PipelineSchedule.LiveRange> crossing, IRMapping mapping, Value[] predicates) {
    List<Value> yields = new ArrayList<>();
    List<Value> arguments = loop.regionIterArgs();
    for (int i = 0; i < arguments.size(); i++) {
      Value yielded = loop.yield().results().get(i);
      Operation definer = yielded.definingOp();
      Value value = mapping.lookupOrDefault(yielded);
      boolean isEscaping = !options.peelEpilogue() && loop.results().get(i).hasUses();
      if (isEscaping && schedule.contains(definer) && schedule.stageOf(definer) < last) {
        Value predicate = predicates[schedule.stageOf(definer)];
        value = SelectOp.create(rewriter, predicate.location(), predicate, value, kernel.regionIterArgs().get(i));
      }
      yields.add(value);
      setCarriedVersions(i, yielded, kernel);
    }
    for (PipelineSchedule.LiveRange range : crossing) {
      int version = last - range.lastUse() + 1;
      for (int i = 1; i < range.length(); i++) {
        setVersion(range.value(), kernel.results().get(yields.size()), version++);
        yields.add(kernel.regionIterArgs().get(yields.size() + 1));
      }
      setVersion(range.value(), kernel.results().get(yields.size()), version);
      yields.add(mapping.lookupOrDefault(range.value()));
    }
    return yields;
  }

  /** Sets the versions of a carried value after the loop. */
  private void setCarriedVersions(int index, Value yielded, ForOp kernel) {
    Value argument = loop.regionIterArgs().get(index);
    Operation definer = yielded.definingOp();
    if (!schedule.contains(definer)) {
      for (int i = 1; i <= last; i++) {
        setVersion(argument, yielded, i);
      }
    } else if (schedule.stageOf(definer) > 0) {
      setVersion(argument, kernel.results().get(index), last - schedule.stageOf(definer) + 1);
    }
  }

  // ---- after the loop ----------------------------------------------------------------------------------------------

  private void emitEpilogue(List<Value> results) {
    Value[] predicates = new Value[last + 1];
    if (isDynamic) {
      addDynamicLastIterations(predicates);
    } else {
      addLastIterations();
    }
    for (int i = 1; i <= last; i++) {
      emitEpilogueIteration(i, predicates, results);
    }
  }

  /** Computes the induction variables of the last iterations, one per stage. */
  private void addLastIterations() {
    for (int i = 0; i < last; i++) {
      Value end = AddIOp.create(rewriter, location, loop.upperBound(), number(-1));
      Value distance = subtract(end, loop.lowerBound());
      Value lastNumber = DivSIOp.create(rewriter, location, distance, loop.step());
      Value number = AddIOp.create(rewriter, location, lastNumber, number(-i));
      setVersion(loop.inductionVariable(), iteration(number), last - i);
    }
  }

  /** Computes the induction variables of the last iterations, and whether these exist. */
  private void addDynamicLastIterations(Value[] predicates) {
    Value zero = number(0);
    Value one = number(1);
    Value isNegative = less(loop.step(), zero);
    Value rounding = SelectOp.create(rewriter, location, isNegative, one, number(-1));
    Value distance = subtract(loop.upperBound(), loop.lowerBound());
    Value sum = AddIOp.create(rewriter, location, distance, loop.step());
    Value dividend = AddIOp.create(rewriter, location, sum, rounding);
    Value total = DivSIOp.create(rewriter, location, dividend, loop.step());
    Value iteration = MaxSIOp.create(rewriter, location, zero, subtract(total, number(last)));
    for (int i = 1; i <= last; i++) {
      setVersion(loop.inductionVariable(), iteration(iteration), i);
      iteration = AddIOp.create(rewriter, location, iteration, one);
      predicates[i] = CmpIOp.create(rewriter, location, IntegerPredicate.SGE, total, number(i));
    }
  }

  private void emitEpilogueIteration(int iteration, Value[] predicates, List<Value> results) {
    int[] resultVersions = new int[results.size()];
    for (Operation op : schedule.order()) {
      int version = last - schedule.stageOf(op) + iteration;
      if (schedule.stageOf(op) < iteration) {
        continue;
      }
      Operation copy = copy(op, version);
      if (isDynamic) {
        copy = options.predication().predicate(copy, predicates[version], rewriter);
        rewriter.setInsertionPointAfter(copy);
      }
      annotate(copy, Part.EPILOGUE, iteration - 1);
      setResults(op, copy, version);
      for (int carried : schedule.carriedBy(op)) {
        Value value = version(loop.yield().results().get(carried), version);
        results.set(carried, value);
        resultVersions[carried] = version;
        if (version < last) {
          setVersion(loop.regionIterArgs().get(carried), value, version + 1);
        }
      }
    }
    for (int i = 0; i < resultVersions.length && isDynamic; i++) {
      int version = resultVersions[i];
      if (version == 0) {
        continue;
      }
      Value argument = loop.regionIterArgs().get(i);
      Value selected = SelectOp.create(
          rewriter, location, predicates[version], results.get(i), version(argument, version));
      results.set(i, selected);
      if (version < last) {
        setVersion(argument, selected, version + 1);
      }
    }
  }

  // ---- arithmetic --------------------------------------------------------------------------------------------------

  private void annotate(Operation op, Part part, int iteration) {
    if (options.annotation() != null) {
      options.annotation().annotate(op, part, iteration);
    }
  }

  /** Returns the induction variable of an iteration. */
  private Value iteration(Value number) {
    return AddIOp.create(rewriter, location, loop.lowerBound(), times(loop.step(), number));
  }

  private Value number(long value) {
    return ConstantOp.createInteger(rewriter, location, loop.step().type(), value);
  }

  private Value times(Value lhs, Value rhs) {
    return MulIOp.create(rewriter, location, lhs, rhs);
  }

  private Value subtract(Value lhs, Value rhs) {
    return SubIOp.create(rewriter, location, lhs, rhs);
  }

  private Value less(Value lhs, Value rhs) {
    return CmpIOp.create(rewriter, location, IntegerPredicate.SLT, lhs, rhs);
  }
}
