// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool.internal.observe;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.Map;
import org.mortise.ir.Operation;

/**
 * Writes each dump to a file of its own: a folder per operation, in that of the operation around it, and files numbered
 * by how often each of these operations was dumped before.
 */
public final class DumpTree implements IrDump.Target {
  private final Path top;
  private final Map<Operation, Integer> counts = new IdentityHashMap<>();

  public DumpTree(Path top) {
    this.top = top;
  }

  @Override
  public void write(Operation op, String passName, byte[] dump) throws IOException {
    counts.merge(op, 0, (old, zero) -> old + 1);
    StringBuilder numbers = new StringBuilder();
    Path folder = top;
    for (Operation around : Ancestors.outermostFirst(op)) {
      folder = folder.resolve(folderName(around));
      numbers.append(counts.computeIfAbsent(around, fresh -> 0)).append('_');
    }
    Files.createDirectories(folder);
    Files.write(folder.resolve(numbers + passName + ".mlir"), dump);
  }

  /** A symbol may hold anything; a separator in it must not lead to another folder. */
  private static String folderName(Operation op) {
    String symbol = Names.symbol(op);
    String name = op.name().name().replace('.', '_') + "_" + (symbol == null ? "no-symbol-name" : symbol);
    return name.replace('/', '_').replace('\\', '_').replace('\0', '_');
  }
}
