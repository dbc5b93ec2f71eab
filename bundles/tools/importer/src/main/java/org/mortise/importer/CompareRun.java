// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.mortise.importer.compare.Comparison;
import org.mortise.importer.compare.Difference;
import org.mortise.importer.compare.Reasons;
import org.mortise.importer.internal.tablegen.TableGenProblem;
import org.mortise.importer.records.Records;
import org.mortise.ir.Context;
import org.mortise.opt.FileProblem;
import org.mortise.opt.OutputFile;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.Registry;
import org.mortise.pipeline.flags.FlagValues;

/** One run of {@code mortise-import --compare}: lists how the installed dialects differ from definitions. */
final class CompareRun {
  private final Registry registry;
  private final ImportArguments arguments;
  private final Invocation call;
  private final Consumer<String> messages;

  CompareRun(Registry registry, ImportArguments arguments, Invocation call, Consumer<String> messages) {
    this.registry = registry;
    this.arguments = arguments;
    this.call = call;
    this.messages = messages;
  }

  /** Returns whether all differences have a reason, and all reasons a difference. */
  boolean run() throws FileProblem, TableGenProblem, IOException {
    Reasons reasons = reasons();
    Context context = registry.current().context();
    List<Records> records = Inputs.read(arguments, call).sources().stream().map(Inputs.Source::records).toList();
    Set<String> dialects = new TreeSet<>(arguments.comparedDialects());
    List<Difference> differences = new ArrayList<>();
    for (String dialect : dialects) {
      differences.addAll(Comparison.compare(context, dialect, records, arguments.version()));
    }
    Reasons.Result result = reasons.explain(differences, dialects);
    StringBuilder list = new StringBuilder();
    result.open().forEach(each -> list.append(each).append('\n'));
    write(list.toString());
    result.unused().forEach(each -> messages.accept(arguments.reasons() + ": no difference needs " + each));
    int open = result.open().size();
    messages.accept(open + (open == 1 ? " difference" : " differences") + (result.stated() == 0 ? ""
        : ", and " + result.stated() + " with a stated reason"));
    return result.isClean();
  }

  private Reasons reasons() throws FileProblem {
    String file = arguments.reasons();
    if (file.isEmpty()) {
      return Reasons.none();
    }
    try (Reader reader = Files.newBufferedReader(call.resolve(file))) {
      return Reasons.read(reader);
    } catch (IOException unreadable) {
      throw new FileProblem("input", file, unreadable);
    } catch (IllegalArgumentException wrong) {
      throw new IllegalArgumentException(file + ": " + wrong.getMessage(), wrong);
    }
  }

  private void write(String list) throws FileProblem, IOException {
    byte[] bytes = list.getBytes(StandardCharsets.UTF_8);
    if (arguments.output().equals(FlagValues.STANDARD_STREAM)) {
      call.out().write(bytes);
      call.out().flush();
    } else {
      OutputFile.writeNamed(call, arguments.output(), out -> out.write(bytes));
    }
  }
}
