// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi.sample.needy;

import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.ConfigurationPolicy;

/** A component that is created only with a configuration. */
@Component(configurationPolicy = ConfigurationPolicy.REQUIRE, configurationPid = "sample.needy")
public final class ConfiguredSolver implements Solver {}
