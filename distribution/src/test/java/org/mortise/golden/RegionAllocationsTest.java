// SPDX-License-Identifier: Apache-2.0
package org.mortise.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.bytecode.ProgramFiles;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.verify.IRVerifier;
import org.mortise.pipeline.Pipeline;
import org.mortise.pipeline.PipelineException;
import org.mortise.pipeline.PipelineParser;
import org.mortise.pipeline.PipelineRunner;
import org.mortise.pipeline.RunOptions;
import org.mortise.pipeline.Snapshot;

/**
 * Puts an allocation into each region of each kind of operation with regions in a function of the golden programs. Each
 * deallocation algorithm frees it or reports something: it never loses a buffer without a message.
 */
class RegionAllocationsTest {
  private static final Snapshot SNAPSHOT = Snapshot.ofClassPath(RegionAllocationsTest.class.getClassLoader());
  private static final String ALLOCATION = "\"builtin.module\"() ({\n"
      + "  %a = \"memref.alloc\"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<17x19xi8>\n"
      + "}) : () -> ()";

  @Test
  void allocation_inAnyRegion_isFreedOrReported() throws IOException {
    Set<String> regions = new TreeSet<>();
    List<String> lost = new ArrayList<>();
    for (Path file : GoldenPrograms.all()) {
      String text = Files.readString(file, StandardCharsets.ISO_8859_1);
      for (String part : text.split("(?m)^// -----.*$")) {
        for (int index : newRegions(part, regions)) {
          for (String pass : List.of("ownership-based-buffer-deallocation", "buffer-deallocation")) {
            check(part, index, pass, file, lost);
          }
        }
      }
    }
    assertThat(regions).hasSizeGreaterThan(60).contains("gpu.launch 0", "scf.for 0", "omp.parallel 0");
    assertThat(lost).as("lost buffers").isEmpty();
  }

  /** Returns the numbers of the regions of a program whose kinds are not among {@code known}, and adds them to it. */
  private static List<Integer> newRegions(String text, Set<String> known) {
    List<Integer> found = new ArrayList<>();
    Operation module = parse(text);
    if (module == null) {
      return found;
    }
    List<Block> blocks = entries(module);
    for (int i = 0; i < blocks.size(); i++) {
      Operation op = blocks.get(i).parentOp();
      String kind = op.name() + " " + indexOf(blocks.get(i));
      if (op.name().isRegistered() && !known.contains(kind) && allocate(blocks.get(i)) != null) {
        if (isValid(module)) {
          known.add(kind);
          found.add(i);
        }
        blocks.get(i).first().erase();
      }
    }
    module.erase();
    return found;
  }

  private static int indexOf(Block entry) {
    Operation op = entry.parentOp();
    int index = 0;
    while (op.region(index) != entry.parent()) {
      index++;
    }
    return index;
  }

  private static void check(String text, int index, String pass, Path file, List<String> lost) {
    Operation module = parse(text);
    Block block = entries(module).get(index);
    String kind = block.parentOp().name() + " in " + file.getFileName() + " by " + pass;
    Value allocated = allocate(block);
    List<Diagnostic> messages = new ArrayList<>();
    Pipeline pipeline = pipelineOf(pass, module);
    boolean isRun = new PipelineRunner(pipeline, RunOptions.DEFAULTS).run(module, messages::add);
    if (isRun && messages.isEmpty() && !isFreed(allocated)) {
      lost.add(kind);
    }
  }

  private static Pipeline pipelineOf(String pass, Operation module) {
    try {
      Pipeline pipeline = new Pipeline(module.name().name());
      PipelineParser.add(SNAPSHOT, pipeline, pass, "");
      return pipeline;
    } catch (PipelineException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static boolean isFreed(Value buffer) {
    Set<Value> names = new LinkedHashSet<>(List.of(buffer));
    List<Value> pending = new ArrayList<>(names);
    while (!pending.isEmpty()) {
      Value name = pending.remove(0);
      for (OpOperand use = name.firstUse(); use != null; use = use.nextUse()) {
        if (MemoryEffects.hasEffect(use.owner(), MemoryEffect.Kind.FREE, name)
            || use.owner().name().name().equals("bufferization.dealloc")) {
          return true;
        }
        for (Value result : use.owner().results()) {
          if (names.add(result)) {
            pending.add(result);
          }
        }
      }
    }
    return false;
  }

  private static Operation parse(String text) {
    try {
      Operation module = ProgramFiles.read(
          SourceText.of("program", text), SNAPSHOT.context(), ParserOptions.PERMISSIVE, diagnostic -> { });
      return module != null && isValid(module) ? module : null;
    } catch (RuntimeException invalid) {
      return null;
    }
  }

  private static boolean isValid(Operation module) {
    boolean[] valid = {true};
    IRVerifier.verify(module, diagnostic -> valid[0] = false);
    return valid[0];
  }

  /** Returns the entry blocks of the regions inside functions. */
  private static List<Block> entries(Operation module) {
    List<Block> found = new ArrayList<>();
    module.walkPreOrder((Operation op) -> {
      if (!op.implementsInterface(FunctionOpInterface.class) && !op.hasTrait(Trait.SYMBOL_TABLE)
          && isInFunction(op)) {
        for (int i = 0; i < op.regionCount(); i++) {
          if (!op.region(i).isEmpty()) {
            found.add(op.region(i).first());
          }
        }
      }
    });
    return found;
  }

  private static boolean isInFunction(Operation op) {
    for (Operation around = op.parentOp(); around != null; around = around.parentOp()) {
      if (around.implementsInterface(FunctionOpInterface.class)) {
        return FunctionOpInterface.mayHaveBuffers(around); // not a script of transformations
      }
    }
    return false;
  }

  private static Value allocate(Block block) {
    Operation source = parse(ALLOCATION);
    OpBuilder builder = new OpBuilder(block.parentOp().context());
    builder.setInsertionPointToStart(block);
    Operation allocation = source.region(0).first().first().clone();
    builder.insert(allocation);
    source.erase();
    return allocation.result(0);
  }
}
