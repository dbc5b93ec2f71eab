// SPDX-License-Identifier: Apache-2.0
/** Runs a pipeline until the program no longer changes. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.compositefixedpointpass;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
