// SPDX-License-Identifier: Apache-2.0
package org.mortise.growth;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.mortise.analyses.alias.AliasAnalysis;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.analyses.alias.BufferOrigins;
import org.mortise.analyses.alias.LocalAliasAnalysis;
import org.mortise.analyses.calls.CallGraph;
import org.mortise.analyses.cfg.BackEdges;
import org.mortise.analyses.cfg.LoopHeaders;
import org.mortise.analyses.cfg.LoopInfo;
import org.mortise.analyses.liveness.Liveness;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.bytecode.BytecodeWriter;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.dominance.DominatorTree;
import org.mortise.ir.dominance.PostDominanceInfo;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.verify.IRVerifier;

/**
 * Analyses, the verifier and other computations on a program. The number of queries to an analysis is linear in the
 * program.
 */
enum Computation {
  CLONE(Operation::clone),
  VERIFY(module -> IRVerifier.verify(module, diagnostic -> { })),
  PRINT(IRPrinter::toString),
  PRINT_GENERIC(module -> IRPrinter.toString(module, PrinterOptions.DEFAULT.withGenericForm(true))),
  WRITE_BYTECODE(Computation::writeBytecode),
  DOMINANCE(module -> {
    DominanceInfo dominance = new DominanceInfo();
    forEachPair(operations(module), dominance::dominates);
  }),
  POST_DOMINANCE(module -> {
    PostDominanceInfo dominance = new PostDominanceInfo();
    forEachPair(operations(module), dominance::postDominates);
  }),
  LOOPS(module -> forEachRegion(module, region -> LoopInfo.of(region, DominatorTree.of(region)))),
  LOOP_HEADERS(module -> forEachRegion(module, region -> LoopHeaders.of(region, DominatorTree.of(region)))),
  BACK_EDGES(module -> forEachRegion(module, BackEdges::of)),
  CALL_GRAPH(module -> CallGraph.of(module).stronglyConnectedComponents()),
  LIVENESS(Liveness::of),
  BUFFER_ALIASES(BufferAliases::of),
  BUFFER_ORIGINS(module -> {
    BufferOrigins origins = new BufferOrigins();
    List<Value> buffers = buffers(module);
    buffers.forEach(origins::resolve);
    forEachPair(buffers, origins::relation);
  }),
  /** One query is linear, so the number of queries is not. */
  ALIAS_ANALYSIS(module -> {
    AliasAnalysis analysis = new AliasAnalysis(List.of(new LocalAliasAnalysis()));
    List<Value> buffers = buffers(module);
    int last = buffers.size() - 1;
    if (last > 0) {
      analysis.alias(buffers.get(last), buffers.get(0));
      analysis.alias(buffers.get(last - 1), buffers.get(last));
    }
  });

  private final Consumer<Operation> work;

  Computation(Consumer<Operation> work) {
    this.work = work;
  }

  void run(Operation module) {
    work.accept(module);
  }

  private interface Query<T> {
    Object answer(T one, T other);
  }

  /** Asks about adjacent elements, and about each element and the first one. */
  private static <T> void forEachPair(List<T> all, Query<T> query) {
    for (int i = 1; i < all.size(); i++) {
      query.answer(all.get(i - 1), all.get(i));
      query.answer(all.get(0), all.get(i));
    }
  }

  private static List<Operation> operations(Operation module) {
    List<Operation> all = new ArrayList<>();
    module.region(0).first().first().walkPreOrder(op -> {
      all.add(op);
    });
    return all;
  }

  private static List<Value> buffers(Operation module) {
    List<Value> all = new ArrayList<>();
    forEachRegion(module, region -> {
      for (Block block = region.first(); block != null; block = block.next()) {
        for (int i = 0; i < block.argumentCount(); i++) {
          addBuffer(block.argument(i), all);
        }
      }
    });
    module.walkPreOrder(op -> {
      for (Value result : op.results()) {
        addBuffer(result, all);
      }
    });
    return all;
  }

  private static void addBuffer(Value value, List<Value> all) {
    if (value.type() instanceof MemRefType) {
      all.add(value);
    }
  }

  private static void forEachRegion(Operation module, Consumer<Region> work) {
    module.walkPreOrder(op -> {
      for (int i = 0; i < op.regionCount(); i++) {
        if (op.region(i).first() != null) {
          work.accept(op.region(i));
        }
      }
    });
  }

  private static void writeBytecode(Operation module) {
    try {
      BytecodeWriter.write(module, BytecodeWriter.Options.DEFAULT, new Resources(), new ByteArrayOutputStream(),
          diagnostic -> { });
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
