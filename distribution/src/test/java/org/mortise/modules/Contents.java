// SPDX-License-Identifier: Apache-2.0
package org.mortise.modules;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mortise.ir.Dialect;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PipelineProvider;

/** The modules of the passes, pipelines and dialects on the class path, and which of them a text names. */
final class Contents {
  private static final Pattern COMMENT = Pattern.compile("//.*");
  private static final Pattern FLAG = Pattern.compile("[a-z0-9][a-z0-9-]*");
  /** An operation at the start of a line, of a region on the same line, or after its results. */
  private static final Pattern OPERATION =
      Pattern.compile("(?m)(?:^|[={]|^ *\\^\\w+(?:\\(.*\\))?:) *(\"?)([a-z_][a-z0-9_]*)\\.([a-z_][a-z0-9_.]*)(?! *=)");
  private static final Pattern MENTION = Pattern.compile("[\"!#\\s({<:^]([a-z_][a-z0-9_]*)[.<\"]");
  private static final String RUN = "// RUN: ";
  /** The number of pipelines that contain each other. */
  private static final int DEPTH_OF_PIPELINES = 3;

  /** The modules that each pass needs: its own, and the dialects of the operations that it creates. */
  private final Map<String, Set<Module>> passes = new TreeMap<>();
  private final Map<String, Module> dialects = new TreeMap<>();
  private final Map<String, Dialect> byNamespace = new TreeMap<>();

  Contents(Modules modules) {
    for (Dialect dialect : ServiceLoader.load(Dialect.class)) {
      dialects.put(dialect.namespace(), moduleOf(dialect, modules));
      byNamespace.put(dialect.namespace(), dialect);
    }
    for (PassFactory pass : ServiceLoader.load(PassFactory.class)) {
      Set<Module> needed = new LinkedHashSet<>(List.of(moduleOf(pass, modules)));
      pass.spec().dialects().forEach(namespace -> needed.add(dialects.get(namespace)));
      needed.remove(null);
      passes.put(pass.spec().name(), needed);
      pass.flags().keySet().forEach(flag -> passes.put(flag, needed));
    }
    List<PipelineProvider> pipelines = new ArrayList<>();
    ServiceLoader.load(PipelineProvider.class).forEach(pipelines::add);
    pipelines.forEach(
        pipeline -> passes.put(pipeline.name(), new LinkedHashSet<>(List.of(moduleOf(pipeline, modules)))));
    for (int round = 0; round < DEPTH_OF_PIPELINES; round++) {
      for (PipelineProvider pipeline : pipelines) {
        String type = " " + pipeline.getClass().getSimpleName() + " implements PipelineProvider";
        moduleOf(pipeline, modules).mainSources().stream().filter(source -> source.contains(type))
            .forEach(source -> passes.get(pipeline.name()).addAll(passesNamedIn(source)));
      }
    }
  }

  private static Module moduleOf(Object service, Modules modules) {
    Module module = modules.ofPackage(service.getClass().getPackageName());
    if (module == null) {
      throw new IllegalStateException("no module has the package of " + service.getClass());
    }
    return module;
  }

  /** Returns the modules that the passes and pipelines need that the flags of a golden file name. */
  Set<Module> passesOf(String program) {
    if (!program.startsWith(RUN)) {
      return Set.of();
    }
    int end = program.indexOf('\n');
    return passesNamedIn(program.substring(RUN.length(), end < 0 ? program.length() : end));
  }

  /** Returns the modules that the passes and pipelines need whose names are words of {@code text}. */
  Set<Module> passesNamedIn(String text) {
    Set<Module> found = new LinkedHashSet<>();
    Matcher matcher = FLAG.matcher(text);
    while (matcher.find()) {
      String word = matcher.group();
      if (passes.containsKey(word) && isAtStartOfName(text, matcher.start())) {
        found.addAll(passes.get(word));
      }
    }
    return found;
  }

  private static boolean isAtStartOfName(String text, int start) {
    return start == 0 || "-(,{=\" ".indexOf(text.charAt(start - 1)) >= 0;
  }

  /** Returns the modules of the dialects of a program's operations. Types and attributes may be unknown. */
  Set<Module> dialectsOf(String program) {
    boolean allowsUnknown = program.contains("allow-unregistered-dialect");
    String text = COMMENT.matcher(program).replaceAll("");
    Set<Module> found = new LinkedHashSet<>();
    Matcher operations = OPERATION.matcher(text);
    while (operations.find()) {
      boolean isGeneric = !operations.group(1).isEmpty();
      if (!(isGeneric && allowsUnknown) && isOperation(operations.group(2), operations.group(3))) {
        found.add(dialects.get(operations.group(2)));
      }
    }
    found.remove(null);
    return found;
  }

  private boolean isOperation(String namespace, String name) {
    Dialect dialect = byNamespace.get(namespace);
    return dialect != null && dialect.operation(namespace + "." + name) != null;
  }

  /** Returns the modules of the dialects that {@code text} mentions in any way. */
  Set<Module> dialectsNamedIn(String text) {
    Set<Module> found = new LinkedHashSet<>();
    Matcher matcher = MENTION.matcher(text);
    while (matcher.find()) {
      found.add(dialects.get(matcher.group(1)));
    }
    found.remove(null);
    return found;
  }
}
