// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.liveness;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.analyses.liveness.Liveness;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.pass.ReportWriter;
import org.mortise.ir.text.printer.FragmentPrinter;
import org.mortise.testanalysispasses.internal.compat.PrintedAccidents;

/** Prints liveness block by block. Linear in the text, which lists every operation at which a value is live. */
final class LivenessPrinter {
  private final ProgramNumbering order;
  private final Liveness liveness;
  private final LiveIntervals intervals;
  private final FragmentPrinter operations;
  private final ReportWriter report;

  LivenessPrinter(ProgramNumbering order, Liveness liveness, FragmentPrinter operations, ReportWriter report) {
    this.order = order;
    this.liveness = liveness;
    this.intervals = new LiveIntervals(liveness, order);
    this.operations = operations;
    this.report = report;
  }

  void print() {
    report.print("// ---- Liveness -----\n");
    for (Block block : order.blocks()) {
      report.print("// - Block: ").print(order.of(block)).print("\n// --- LiveIn: ");
      printAll(liveness.liveIn(block));
      report.print("\n// --- LiveOut: ");
      printAll(liveness.liveOut(block));
      report.print("\n// --- BeginLivenessIntervals");
      printIntervals(block);
      report.print("\n// --- EndLivenessIntervals\n// --- BeginCurrentlyLive\n");
      printCurrentlyLive(block);
      report.print("// --- EndCurrentlyLive\n");
    }
    report.print("// -------------------\n");
  }

  private void printAll(List<Value> values) {
    List<Value> sorted = new ArrayList<>(values);
    sorted.sort(Comparator.comparingInt(order::of));
    for (Value value : sorted) {
      print(value);
      report.print(" ");
    }
  }

  private void print(Value value) {
    if (value instanceof BlockArgument argument) {
      report.print("arg").print(argument.index()).print("@").print(order.of(argument.owner()));
    } else {
      report.print("val_").print(order.of(value));
    }
  }

  private void printIntervals(Block block) {
    for (Operation op = block.first(); op != null; op = op.next()) {
      if (op.resultCount() > 0) {
        report.print("\n");
      }
      for (int i = 0; i < op.resultCount(); i++) {
        report.print("// ");
        print(op.result(i));
        report.print(" :");
        for (Operation live : intervals.range(op.result(i))) {
          report.print("\n//     ").print(operations.print(live));
        }
      }
    }
  }

  private void printCurrentlyLive(Block block) {
    Map<Operation, List<LiveIntervals.Interval>> starts = new IdentityHashMap<>();
    if (block.first() == null) {
      return;
    }
    for (LiveIntervals.Interval interval : intervals.in(block)) {
      starts.computeIfAbsent(interval.start(), key -> new ArrayList<>(1)).add(interval);
    }
    List<LiveIntervals.Interval> live = new ArrayList<>();
    for (Operation op = block.first(); op != null; op = op.next()) {
      Operation current = op;
      List<LiveIntervals.Interval> added = starts.get(op);
      if (added != null) {
        live.addAll(added);
        live.sort(Comparator.comparingInt(interval -> order.of(interval.value())));
      }
      if (live.isEmpty()) {
        continue;
      }
      report.print("//     ").print(operations.print(op)).print(" [");
      for (LiveIntervals.Interval interval : live) {
        print(interval.value());
        report.print(" ");
      }
      report.print(PrintedAccidents.LIST_END);
      live.removeIf(interval -> interval.end() == current);
    }
  }
}
