// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Severity;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.builtin.ModuleOp;
import org.mortise.ir.text.context.Contexts;

/** Parts processed by several threads, each finished after the next one. */
@Timeout(60)
class PassRunTest {
  private static final int PARTS = 4;
  private static final PassStatistic COUNTED = new PassStatistic("counted", "Parts");

  private final List<Operation> parts = parts();
  private final List<String> messages = new ArrayList<>();
  private final PassRun run = PassRun.on(parts.get(0), diagnostic -> messages.add(diagnostic.message()));

  private static List<Operation> parts() {
    Context context = Contexts.builder().build();
    return IntStream.range(0, PARTS)
        .mapToObj(i -> ModuleOp.create(context, UnknownLoc.of(context)).operation()).toList();
  }

  /** Processes each part in a separate thread, from the last one to the first one. */
  private List<PassRun> processBackwards(PassRun.PartWork work) {
    List<CountDownLatch> ended = IntStream.range(0, PARTS).mapToObj(i -> new CountDownLatch(1)).toList();
    return run.forEachPart(parts, PARTS, () -> (part, partRun) -> {
      int index = parts.indexOf(part);
      if (index + 1 < PARTS) {
        await(ended.get(index + 1));
      }
      work.process(part, partRun);
      ended.get(index).countDown();
    });
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException failure) {
      throw new AssertionError(failure);
    }
  }

  private void report(Operation part, PassRun partRun) {
    partRun.count(COUNTED, 1);
    partRun.emitWithoutFailure(part.error(parts.indexOf(part) + " is processed"));
  }

  private static void remarkOn(Operation op, boolean areWanted, List<Diagnostic> reported) {
    PassRun run = new PassRun(new AnalysisCache(op), reported::add, areWanted);
    run.remark(Remark.Kind.MISSED, "NotDone", op).message("not done").with("Count", 3).with("At", "x", op.location())
        .note(op.location(), "here").emit();
  }

  @Test
  void remark_isWanted_hasData() {
    List<Diagnostic> reported = new ArrayList<>();
    remarkOn(parts.get(0), true, reported);

    Diagnostic diagnostic = reported.get(0);
    assertThat(diagnostic.message()).isEqualTo("not done");
    assertThat(diagnostic.severity()).isEqualTo(Severity.REMARK);
    assertThat(diagnostic.rule()).isEqualTo("unknown/NotDone");
    assertThat(diagnostic.notes()).extracting(Diagnostic::message).containsExactly("here");
    assertThat(diagnostic.remark().function()).isNull(); // a module is no function
    assertThat(diagnostic.remark().argument("Count")).isEqualTo("3");
    assertThat(diagnostic.remark().arguments()).extracting(Remark.Argument::location)
        .containsExactly(null, parts.get(0).location());
  }

  @Test
  void remark_isRecorded_keepsData() {
    List<Diagnostic> reported = new ArrayList<>();
    remarkOn(parts.get(0), true, reported);
    RecordedOutput recorded = new RecordedOutput(PassOutput.of(diagnostic -> { }));
    recorded.handle(reported.get(0));

    recorded.replay(PassOutput.of(diagnostic ->
        assertThat(diagnostic.withoutOperationNotes().remark()).isEqualTo(reported.get(0).remark())));
  }

  @Test
  void remark_isNotWanted_doesNothing() {
    List<Diagnostic> reported = new ArrayList<>();
    remarkOn(parts.get(0), false, reported);

    assertThat(reported).isEmpty();
  }

  @Test
  void emit_error_hasRuleOfPassUnlessItHasOne() {
    List<String> rules = new ArrayList<>();
    PassRun noting = PassRun.on(parts.get(0), diagnostic -> rules.add(diagnostic.rule()));

    noting.emit(parts.get(0).error("first"));
    noting.emit(parts.get(0).error("second").withRule("mine/Second"));

    assertThat(rules).containsExactly("unknown", "mine/Second");
  }

  @Test
  void forEachPart_laterPartsEndFirst_outputIsInOrderOfParts() {
    List<PassRun> added = processBackwards(this::report);

    assertThat(messages)
        .containsExactly("0 is processed", "1 is processed", "2 is processed", "3 is processed");
    assertThat(added).hasSize(PARTS);
    assertThat(run.counted(COUNTED)).isEqualTo(PARTS);
    assertThat(run.hasFailed()).isFalse();
  }

  @Test
  void forEachPart_laterPartFailsFirst_endsAfterFirstInOrder() {
    List<PassRun> added = processBackwards((part, partRun) -> {
      report(part, partRun);
      if (parts.indexOf(part) == 1 || parts.indexOf(part) == 2) {
        partRun.emit(part.error(parts.indexOf(part) + " fails"));
      }
    });

    assertThat(messages).containsExactly("0 is processed", "1 is processed", "1 fails");
    assertThat(added).hasSize(2);
    assertThat(run.counted(COUNTED)).isEqualTo(2);
    assertThat(run.hasFailed()).isTrue();
  }
}
