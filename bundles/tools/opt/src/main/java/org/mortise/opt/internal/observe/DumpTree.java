// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt.internal.observe;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.text.FileReason;

/**
 * Writes each dump to its own file. Each operation has a folder inside the folder of its parent operation, and a file
 * is numbered by the previous dumps of each of these operations.
 */
public final class DumpTree implements IrDump.Target {
  private final Path directory;
  private final Path top;
  private final Consumer<String> problems;
  private final Map<Operation, Integer> counts = new IdentityHashMap<>();

  /**
   * @param directory the folder against which {@code top} is resolved
   * @param top the folder of all dumps
   * @param problems receives write errors, which are not fatal
   */
  public DumpTree(Path directory, Path top, Consumer<String> problems) {
    this.directory = directory;
    this.top = top;
    this.problems = problems;
  }

  @Override
  public void write(Operation op, String passName, byte[] dump) {
    counts.merge(op, 0, (old, zero) -> old + 1);
    StringBuilder numbers = new StringBuilder();
    Path folder = top;
    for (Operation around : Ancestors.outermostFirst(op)) {
      folder = folder.resolve(folderName(around));
      numbers.append(counts.computeIfAbsent(around, fresh -> 0)).append('_');
    }
    write(folder, numbers + passName + ".mlir", dump);
  }

  private void write(Path folder, String name, byte[] dump) {
    if (!createFolders(folder)) {
      return;
    }
    Path file = folder.resolve(name);
    try {
      Files.write(directory.resolve(file), dump);
    } catch (IOException broken) {
      problems.accept("Error opening output file " + file + ": cannot open output file '" + file + "': "
          + FileReason.of(broken) + "\n");
    }
  }

  private boolean createFolders(@Nullable Path folder) {
    if (folder == null || Files.exists(directory.resolve(folder))) {
      return true;
    }
    if (!createFolders(folder.getParent())) {
      return false;
    }
    try {
      Files.createDirectory(directory.resolve(folder));
      return true;
    } catch (FileAlreadyExistsException byAnother) {
      return true;
    } catch (IOException broken) {
      problems.accept("Error while creating directory " + folder + ": " + FileReason.of(broken) + "\n");
      return false;
    }
  }

  /**
   * Returns a folder name for an operation. Separators in its symbol are replaced, so that it cannot name another
   * folder.
   */
  private static String folderName(Operation op) {
    String symbol = OperationTitle.symbol(op);
    String name = op.name().name().replace('.', '_') + "_" + (symbol == null ? "no-symbol-name" : symbol);
    return name.replace('/', '_').replace('\\', '_').replace('\0', '_');
  }
}
