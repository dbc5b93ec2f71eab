// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.internal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Additive;
import org.mortise.ir.Dialect;
import org.mortise.ir.InterfaceAttachment;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Serves;
import org.mortise.ir.builtin.BuiltinDialect;
import org.mortise.ir.pass.PassFactory;
import org.mortise.pipeline.Pipeline;

/**
 * Checks the consistency of the services of different bundles, for one snapshot, in the order of its collection. Linear
 * in the number of operations and attachments.
 */
final class Conformance {
  /** An interface of an operation that an implementation serves. */
  private record Served(String operation, Class<?> type) {}

  private final Map<String, Set<String>> operations = new HashMap<>();
  private final Map<Served, String> served = new HashMap<>();
  private final Set<String> flags;

  /** @param flags the flags of tools, which must not be pass names */
  Conformance(Set<String> flags) {
    this.flags = flags;
    accepted(new BuiltinDialect());
  }

  /** Returns the reason why a pass or a pipeline with a name cannot be used, or null. */
  @Nullable String check(String name, Object provider) {
    String start = "the " + (provider instanceof PassFactory ? "pass" : "pipeline") + " '" + name + "' of "
        + provider.getClass().getName() + " is ignored: ";
    if (!Pipeline.isPassName(name)) {
      return start + "its name is malformed; rename it, with letters, digits, '-', '_' and '.'";
    }
    return flags.contains(name) ? start + "a flag of mortise-opt has that name; rename it" : null;
  }

  /** Returns the reason why a dialect cannot be used, or null. */
  @Nullable String check(Dialect dialect) {
    String prefix = dialect.namespace() + ".";
    Set<String> names = new HashSet<>();
    for (String name : dialect.operationNames()) {
      if (!name.startsWith(prefix)) {
        return refused(dialect) + "it lists the operation '" + name + "', which is not in its namespace: "
            + "name it '" + prefix + "...'";
      }
      if (!names.add(name)) {
        return refused(dialect) + "it defines the operation '" + name
            + "' twice: remove one of the two from operationNames()";
      }
    }
    return null;
  }

  private static String refused(Dialect dialect) {
    return "dialect '" + dialect.namespace() + "' of " + dialect.getClass().getName() + " is ignored: ";
  }

  void accepted(Dialect dialect) {
    operations.put(dialect.namespace(), dialect.allowsUnknownOperations()
        ? null : Set.copyOf(dialect.operationNames()));
  }

  /**
   * Records the operations that an implementation serves. Returns a message if another bundle serves one already, with
   * an interface that is not additive, or null.
   */
  @Nullable String accept(OpInterface implementation, String provider) {
    String problem = null;
    for (InterfaceAttachment attachment : InterfaceAttachment.of(implementation)) {
      for (String operation : attachment.operations()) {
        String holder = served.putIfAbsent(new Served(operation, attachment.type()), provider);
        if (holder != null && problem == null && !attachment.type().isAnnotationPresent(Additive.class)) {
          problem = "interface " + attachment.type().getSimpleName() + " of '" + operation + "' by "
              + implementation.getClass().getName() + " is ignored: " + holder
              + " serves it already; remove one of the two bundles, or the name from @Serves";
        }
      }
    }
    return problem;
  }

  /**
   * Reports interfaces for operations that do not exist. Must be called after all dialects have been checked. The
   * interfaces of one bundle for one missing dialect share a message; if a bundle that is not started provides the
   * dialect, all interfaces for it share one.
   *
   * @param stopped returns the installed bundle that provides a dialect, with the remedy; null if there is none
   */
  void checkServed(List<String> problems, Function<String, @Nullable String> stopped) {
    Map<String, List<String>> missing = new TreeMap<>();
    Map<String, Set<String>> providers = new TreeMap<>();
    served.forEach((one, provider) -> {
      int dot = one.operation.indexOf('.');
      String namespace = dot < 0 ? one.operation : one.operation.substring(0, dot);
      Set<String> names = operations.get(namespace);
      String what = "interface " + one.type.getSimpleName() + " of '" + one.operation + "'";
      if (!operations.containsKey(namespace)) {
        String reason = stopped.apply(namespace);
        String group = reason != null ? reason : provider + ":" + namespace;
        missing.computeIfAbsent(group, key -> new ArrayList<>()).add(what);
        providers.computeIfAbsent(namespace, key -> new TreeSet<>()).add(provider);
      } else if (names != null && !names.contains(one.operation) && !one.operation.endsWith(Serves.WHOLE_DIALECT)) {
        problems.add(provider + ": " + what + " is ignored: dialect '" + namespace
            + "' has no such operation; correct the name in @Serves, or deploy a version of the dialect that has it");
      }
    });
    providers.forEach((namespace, bundles) -> {
      String reason = stopped.apply(namespace);
      if (reason != null) {
        int count = missing.get(reason).size();
        problems.add("dialect '" + namespace + "' is not available: " + reason + " (" + count
            + (count == 1 ? " interface" : " interfaces") + " of other bundles wait for it)");
        return;
      }
      for (String provider : bundles) {
        List<String> all = missing.get(provider + ":" + namespace);
        Collections.sort(all);
        problems.add(provider + ": " + all.get(0) + (all.size() == 1 ? " is" : " and " + (all.size() - 1)
            + " more for this dialect are") + " ignored: there is no dialect '" + namespace
            + "'; deploy the bundle that has it");
      }
    });
  }
}
