// SPDX-License-Identifier: Apache-2.0
package com.example.embedding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.ir.builtin.ModuleOp;
import org.mortise.pipeline.Compilation;
import org.mortise.pipeline.Mortise;

class InMemoryTest {
  private final Mortise mortise = Mortise.ofClassPath(InMemoryTest.class.getClassLoader());

  @Test
  void run_programBuiltInMemory_freesItsBuffer() {
    ModuleOp module = InMemory.build(mortise.snapshot().context());

    Compilation compilation = mortise.run("builtin.module(buffer-deallocation-pipeline)", module.operation());

    assertTrue(compilation.succeeded(), () -> compilation.diagnostics().toString());
    assertSame(module.operation(), compilation.module());
    assertEquals(1, InMemory.buffersFreedIn(module).size());
    assertTrue(AllocOp.of(InMemory.buffersFreedIn(module).get(0).definingOp()) != null);
  }
}
