// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.mortise.pipeline.Registry;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** {@code why}: explains which bundle provides a name, or the chain of requirements that are missing. */
@Component(service = WhyCommand.class, property = {"osgi.command.scope=mortise", "osgi.command.function=why"})
public final class WhyCommand {
  private final Registry registry;
  private final BundleContext bundles;

  @Activate
  public WhyCommand(@Reference Registry registry, BundleContext bundles) {
    this.registry = registry;
    this.bundles = bundles;
  }

  @Descriptor("""
      explain why a pass, an operation, a dialect, an interface or a bundle is available or not
      why NAME

      If it is available: its bundle and its requirements. If not: its former bundle, unusable bundles that mention it
      and the requirements that these lack, down to the missing bundle or package, with a remedy.
        why canonicalize
        why custom.region_if""")
  public void why(CommandSession session, Object... arguments) throws CommandFailure {
    if (arguments.length != 1) {
      throw CommandFailure.usage("why NAME");
    }
    new Reasons(registry, bundles).of(String.valueOf(arguments[0])).print(Streams.out(session));
  }
}
