// SPDX-License-Identifier: Apache-2.0
/** The command-line tool {@code mortise-opt}: reads a program, runs passes on it, prints it. */
@NullMarked
@Version("0.1.0")
package org.mortise.opt;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
