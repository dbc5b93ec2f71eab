// SPDX-License-Identifier: Apache-2.0
package com.example.embedding;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.func.FuncOp;
import org.mortise.dialect.func.ReturnOp;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.dialect.memref.DeallocOp;
import org.mortise.dialect.memref.LoadOp;
import org.mortise.dialect.memref.StoreOp;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.builtin.ModuleOp;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.FunctionType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.MemRefType;
import org.mortise.pipeline.Compilation;
import org.mortise.pipeline.Mortise;

/** Builds a program in memory, deallocates its buffer, and inspects the result, without parsing text. */
public final class InMemory {
  private InMemory() {}

  public static void main(String[] arguments) {
    Mortise mortise = Mortise.ofClassPath(InMemory.class.getClassLoader());
    ModuleOp module = build(mortise.snapshot().context());
    Compilation compilation = mortise.run("builtin.module(buffer-deallocation-pipeline)", module.operation());
    compilation.diagnostics().forEach(System.err::println);
    if (compilation.succeeded()) {
      System.out.println(buffersFreedIn(module).size() + " buffer freed");
      System.out.print(compilation.text());
    }
  }

  /** Builds a function that stores its argument in a new buffer, and loads it. */
  static ModuleOp build(Context context) {
    Location location = UnknownLoc.of(context);
    FloatType f32 = FloatType.f32(context);
    ModuleOp module = ModuleOp.create(context, location);
    FuncOp function = FuncOp.create(OpBuilder.atEnd(context, module.body()), location, "f",
        FunctionType.of(context, List.of(IndexType.of(context), f32), List.of(f32)));
    Block entry = function.addEntryBlock();
    OpBuilder builder = OpBuilder.atEnd(context, entry);
    Value zero = ConstantOp.createIndex(builder, location, 0);
    MemRefType type = MemRefType.of(new long[] {MemRefType.DYNAMIC}, f32);
    Value buffer = AllocOp.create(builder, location, type, List.of(entry.argument(0)), List.of());
    StoreOp.create(builder, location, entry.argument(1), buffer, List.of(zero));
    Value loaded = LoadOp.create(builder, location, buffer, List.of(zero));
    ReturnOp.create(builder, location, List.of(loaded));
    return module;
  }

  /** Returns the buffers that the program frees. */
  static List<Value> buffersFreedIn(ModuleOp module) {
    List<Value> freed = new ArrayList<>();
    module.operation().walk(op -> {
      DeallocOp dealloc = DeallocOp.of(op);
      if (dealloc != null) {
        freed.add(dealloc.memref());
      }
    });
    return freed;
  }
}
