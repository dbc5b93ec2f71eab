// SPDX-License-Identifier: Apache-2.0
/** Values of the console: what its commands, and those of other bundles, pass to one another. */
@Version("0.1.0")
package org.mortise.console;

import org.osgi.annotation.versioning.Version;
