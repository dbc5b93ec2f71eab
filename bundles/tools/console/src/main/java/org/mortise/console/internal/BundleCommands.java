// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.mortise.pipeline.osgi.BundleDiagnosis;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;

/**
 * {@code start}, {@code stop}, {@code update} and {@code uninstall}. They extend the Felix commands: they accept
 * symbolic names and refresh the wiring immediately. They change the running console only; the files in the folder
 * {@code deploy} stay.
 */
@Component(service = BundleCommands.class, property = {"osgi.command.scope=mortise", "osgi.command.function=start",
    "osgi.command.function=stop", "osgi.command.function=update", "osgi.command.function=uninstall"})
public final class BundleCommands {
  private final BundleContext bundles;

  @Activate
  public BundleCommands(BundleContext bundles) {
    this.bundles = bundles;
  }

  @Descriptor("""
      start bundles
      start BUNDLE...

      BUNDLE is a symbolic name, as printed by version, dialects and passes, or a number, as printed by lb.""")
  public void start(CommandSession session, Object... arguments) throws CommandFailure {
    for (Bundle bundle : find("start BUNDLE...", arguments)) {
      try {
        bundle.start(Bundle.START_TRANSIENT);
      } catch (BundleException problem) {
        String known = new BundleDiagnosis(bundles).problem(bundle);
        throw known == null ? failure("started", bundle, problem) : new CommandFailure(known);
      }
    }
  }

  @Descriptor("""
      stop bundles until they are started again
      stop BUNDLE...

      BUNDLE is a symbolic name or a number. The next run is without its contents:
        stop org.mortise.dialect.scf""")
  public void stop(CommandSession session, Object... arguments) throws CommandFailure {
    for (Bundle bundle : find("stop BUNDLE...", arguments)) {
      try {
        bundle.stop(Bundle.STOP_TRANSIENT);
      } catch (BundleException problem) {
        throw failure("stopped", bundle, problem);
      }
    }
  }

  @Descriptor("""
      update a bundle from another jar, or from its own
      update BUNDLE [FILE]

      BUNDLE is a symbolic name or a number.""")
  public void update(CommandSession session, Object... arguments) throws CommandFailure {
    if (arguments.length < 1 || arguments.length > 2) {
      throw CommandFailure.usage("update BUNDLE [FILE]");
    }
    Bundle bundle = find("update BUNDLE [FILE]", arguments[0]).get(0);
    boolean deployed = bundle.getLocation().startsWith(BundleDiagnosis.DEPLOYED);
    if (arguments.length == 1 && !deployed) {
      update(bundle, null);
      return;
    }
    Path file = arguments.length == 2 ? Inputs.file(session, String.valueOf(arguments[1]))
        : Path.of(bundles.getProperty(BundleDiagnosis.DEPLOY_FOLDER), Bundles.deployedFile(bundle));
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      update(bundle, in);
    } catch (IOException unreadable) {
      throw CommandFailure.file("read", file.toString(), unreadable);
    }
  }

  private void update(Bundle bundle, @Nullable InputStream in) throws CommandFailure {
    try {
      bundle.update(in);
      Bundles.refresh(bundles);
    } catch (BundleException problem) {
      throw failure("updated", bundle, problem);
    }
  }

  @Descriptor("""
      uninstall bundles
      uninstall BUNDLE...

      BUNDLE is a symbolic name or a number. To uninstall a jar in the folder deploy, delete it.""")
  public void uninstall(CommandSession session, Object... arguments) throws CommandFailure {
    for (Bundle bundle : find("uninstall BUNDLE...", arguments)) {
      try {
        bundle.uninstall();
      } catch (BundleException problem) {
        throw failure("uninstalled", bundle, problem);
      }
    }
    Bundles.refresh(bundles);
  }

  /**
   * Finds all named bundles before changing any.
   *
   * @throws CommandFailure if a bundle does not exist
   */
  private List<Bundle> find(String usage, Object... names) throws CommandFailure {
    List<Bundle> found = new ArrayList<>();
    for (Object name : names) {
      Bundle bundle = name == null ? null : Bundles.find(bundles, String.valueOf(name));
      if (bundle == null) {
        throw new CommandFailure("there is no bundle '" + name + "'; version and lb list them");
      }
      found.add(bundle);
    }
    if (found.isEmpty()) {
      throw CommandFailure.usage(usage);
    }
    return found;
  }

  private static CommandFailure failure(String action, Bundle bundle, BundleException problem) {
    Throwable cause = problem.getCause() == null ? problem : problem.getCause();
    return new CommandFailure(BundleDiagnosis.name(bundle) + " cannot be " + action + ": " + cause.getMessage());
  }
}
