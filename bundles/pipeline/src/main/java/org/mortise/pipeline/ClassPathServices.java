// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.Spliterator;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The services that {@link ServiceLoader} finds with a class loader. A provider that cannot be loaded or created, for
 * example because a jar is missing on the class path, is omitted and reported; the others are used.
 */
final class ClassPathServices {
  private final ClassLoader loader;
  private final Set<String> problems = new LinkedHashSet<>();

  ClassPathServices(ClassLoader loader) {
    this.loader = loader;
  }

  /** Returns the providers that were omitted, one line each: the class, the problem and a remedy. */
  List<String> problems() {
    return List.copyOf(problems);
  }

  /** Calls {@code use} for each provider of a service. A provider for which {@code use} throws is reported, too. */
  <T> void forEach(Class<T> service, Consumer<? super T> use) {
    Spliterator<ServiceLoader.Provider<T>> providers = ServiceLoader.load(service, loader).stream().spliterator();
    Set<String> unreadable = new HashSet<>();
    boolean hasNext = true;
    while (hasNext) {
      try {
        hasNext = providers.tryAdvance(provider -> use(service, provider, use));
      } catch (ServiceConfigurationError broken) {
        hasNext = unreadable.add(broken.getMessage()); // the same one again: the lists themselves cannot be read
        problems.add("a service is left out: " + broken.getMessage()
            + "; add the missing jar to the class path, or remove the one that names the service");
      } catch (LinkageError incomplete) {
        reportIncomplete(service, incomplete);
      }
    }
  }

  private <T> void use(Class<T> service, ServiceLoader.Provider<T> provider, Consumer<? super T> use) {
    try {
      use.accept(provider.get());
    } catch (ServiceConfigurationError broken) {
      report(service, provider.type().getName(), broken.getCause() == null ? broken : broken.getCause());
    } catch (RuntimeException | LinkageError fault) {
      report(service, provider.type().getName(), fault);
    }
  }

  private void report(Class<?> service, String provider, Throwable fault) {
    problems.add(provider + ", a " + service.getSimpleName() + ", is left out: " + fault
        + "; add the missing jar to the class path, or remove the one that names the service");
  }

  /** Reports the providers whose class cannot be linked. The error names only the missing class. */
  private void reportIncomplete(Class<?> service, LinkageError fault) {
    boolean isFound = false;
    for (String name : listed(service)) {
      LinkageError found = linkageError(name);
      if (found != null) {
        report(service, name, found);
        isFound = true;
      }
    }
    if (!isFound) {
      report(service, "a class", fault);
    }
  }

  private @Nullable LinkageError linkageError(String name) {
    try {
      Class.forName(name, false, loader);
      return null;
    } catch (ClassNotFoundException other) {
      return null; // reported by ServiceLoader with its name
    } catch (LinkageError found) {
      return found;
    }
  }

  private List<String> listed(Class<?> service) {
    List<String> names = new ArrayList<>();
    try {
      for (URL list : Collections.list(loader.getResources("META-INF/services/" + service.getName()))) {
        try (BufferedReader in =
            new BufferedReader(new InputStreamReader(list.openStream(), StandardCharsets.UTF_8))) {
          in.lines().map(ClassPathServices::withoutComment).filter(name -> !name.isEmpty()).forEach(names::add);
        }
      }
    } catch (IOException | UncheckedIOException unreadable) {
      return names; // reported by ServiceLoader
    }
    return names;
  }

  private static String withoutComment(String line) {
    int comment = line.indexOf('#');
    return (comment < 0 ? line : line.substring(0, comment)).strip();
  }
}
