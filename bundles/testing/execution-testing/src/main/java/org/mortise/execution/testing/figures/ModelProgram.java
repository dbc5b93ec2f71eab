// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.testing.figures;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.types.TensorType;

/** A program in a file, possibly one of several separated by {@code // -----}. */
record ModelProgram(String name, String text) {
  private static final String SEPARATOR = "(?m)^// -----.*$\\R?";

  /** Reads the programs of files, and of all {@code .mlir} files in folders, in the order of their paths. */
  static List<ModelProgram> read(List<Path> paths) throws IOException {
    List<ModelProgram> programs = new ArrayList<>();
    for (Path path : paths) {
      List<Path> files;
      try (Stream<Path> found = Files.walk(path)) {
        files = found.filter(Files::isRegularFile)
            .filter(file -> file.equals(path) || file.toString().endsWith(".mlir")).sorted().toList();
      }
      for (Path file : files) {
        String name = file.equals(path) ? file.getFileName().toString() : path.relativize(file).toString();
        String[] parts = Files.readString(file, StandardCharsets.ISO_8859_1).split(SEPARATOR);
        for (int i = 0; i < parts.length; i++) {
          programs.add(new ModelProgram(parts.length == 1 ? name : name + " #" + (i + 1), parts[i]));
        }
      }
    }
    return programs;
  }

  /** Returns whether an operation inside {@code module} defines a tensor, or a block has one as its argument. */
  static boolean hasTensors(Operation module) {
    boolean[] found = {false};
    module.walkPreOrder((Operation op) -> {
      op.resultList().forEach(result -> found[0] |= isTensor(result));
      for (int i = 0; i < op.regionCount(); i++) {
        for (Block block : op.region(i).blocks()) {
          block.argumentList().forEach(argument -> found[0] |= isTensor(argument));
        }
      }
    });
    return found[0];
  }

  private static boolean isTensor(Value value) {
    return value.type() instanceof TensorType;
  }
}
