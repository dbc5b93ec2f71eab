// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.felix.service.command.CommandSession;
import org.jspecify.annotations.Nullable;
import org.mortise.console.Program;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;

/** Names of the functions with a body of a program that a command line names, for completion. */
public final class FunctionNames {
  /** Larger programs are not parsed, as the user waits. */
  private static final int LARGEST = 1 << 20;

  private FunctionNames() {}

  /**
   * Returns the names of the functions of the first program among words; empty if none can be parsed.
   *
   * @param words the words of the command line, of which some are names of files, and others variables
   */
  public static List<String> of(CommandSession session, List<String> words, Context context) {
    for (String word : words) {
      Program program = program(session, word);
      if (program != null && program.bytes().length <= LARGEST) {
        Operation module = IRParser.parse(
            SourceText.of(program.name(), program.bytes()), context, ParserOptions.PERMISSIVE, diagnostic -> { });
        return module == null ? List.of() : functions(module);
      }
    }
    return List.of();
  }

  private static @Nullable Program program(CommandSession session, String word) {
    if (word.isEmpty() || word.startsWith("-")) {
      return null;
    }
    Object argument = word.startsWith("$") ? session.get(word.substring(1)) : word;
    try {
      return Inputs.read(session, argument);
    } catch (CommandFailure | IOException noProgram) {
      return null;
    }
  }

  private static List<String> functions(Operation module) {
    List<String> names = new ArrayList<>();
    org.mortise.execution.Program program = new org.mortise.execution.Program(module, List.of());
    for (Operation op = module.region(0).first().first(); op != null; op = op.next()) {
      String name = SymbolTable.getSymbolName(op);
      if (name != null && op.implementsInterface(CallableOpInterface.class) && !program.isExternal(op)) {
        names.add(name);
      }
    }
    return names;
  }
}
