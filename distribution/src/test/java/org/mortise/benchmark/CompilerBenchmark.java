// SPDX-License-Identifier: Apache-2.0
package org.mortise.benchmark;

import java.util.concurrent.TimeUnit;
import org.mortise.analyses.liveness.Liveness;
import org.mortise.ir.Operation;
import org.mortise.ir.Walk;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.pipeline.Pipeline;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures each step of a compiler run on programs of several shapes. It is not a test: {@code org.openjdk.jmh.Main} on
 * the class path of the tests runs it. A step that changes the program is measured once for each parse, in single
 * shots.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class CompilerBenchmark {
  @Param({"SMALL", "DEEP", "WIDE", "LONG", "DIAMONDS"})
  public Shape shape;

  @Param("2000")
  public int size;

  private final Compiler compiler = new Compiler();
  private byte[] program;
  private byte[] bytecode;
  private Operation module;

  @Setup
  public void parseOnce() {
    program = shape.program(size);
    module = compiler.parse(program);
    bytecode = compiler.write(module);
  }

  @Benchmark
  public Operation parse() {
    return compiler.parse(program);
  }

  @Benchmark
  public void verify() {
    compiler.verify(module);
  }

  @Benchmark
  public byte[] print() {
    return compiler.print(module);
  }

  @Benchmark
  public Operation readBytecode() {
    return compiler.parse(bytecode);
  }

  @Benchmark
  public byte[] writeBytecode() {
    return compiler.write(module);
  }

  @Benchmark
  public long walk() {
    long[] operands = {0};
    module.walkPreOrder((Operation op) -> {
      operands[0] += op.operandCount();
      return Walk.Result.ADVANCE;
    });
    return operands[0];
  }

  /**
   * Measures dominator trees, which are built at the first query: each block is compared with the entry of its region.
   */
  @Benchmark
  public int dominance() {
    DominanceInfo dominance = new DominanceInfo();
    int[] dominated = {0};
    module.walkPreOrder((Operation op) -> {
      if (op.parentRegion() != null && dominance.dominates(op.parentRegion().first(), op.block())) {
        dominated[0]++;
      }
      return Walk.Result.ADVANCE;
    });
    return dominated[0];
  }

  @Benchmark
  public Liveness liveness() {
    return Liveness.of(module);
  }

  /** A newly parsed program for each shot. */
  @State(Scope.Thread)
  public static class Fresh {
    private Operation module;
    private Pipeline canonicalize;
    private Pipeline ownership;
    private Pipeline lean;

    @Setup(Level.Invocation)
    public void parse(CompilerBenchmark benchmark) {
      module = benchmark.compiler.parse(benchmark.program);
      canonicalize = benchmark.compiler.pipeline("canonicalize");
      ownership = benchmark.compiler.pipeline("ownership-based-buffer-deallocation");
      lean = benchmark.compiler.pipeline("lean-deallocation-pipeline");
    }
  }

  @Benchmark
  @BenchmarkMode(Mode.SingleShotTime)
  @Warmup(iterations = 20)
  @Measurement(iterations = 20)
  public void canonicalize(Fresh fresh) {
    compiler.run(fresh.canonicalize, fresh.module);
  }

  @Benchmark
  @BenchmarkMode(Mode.SingleShotTime)
  @Warmup(iterations = 20)
  @Measurement(iterations = 20)
  public void ownership(Fresh fresh) {
    compiler.run(fresh.ownership, fresh.module);
  }

  @Benchmark
  @BenchmarkMode(Mode.SingleShotTime)
  @Warmup(iterations = 20)
  @Measurement(iterations = 20)
  public void lean(Fresh fresh) {
    compiler.run(fresh.lean, fresh.module);
  }
}
