// SPDX-License-Identifier: Apache-2.0
/** The tool {@code mortise-run}, which executes programs. */
@NullMarked
@Version("0.1.0")
package org.mortise.run;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
