// SPDX-License-Identifier: Apache-2.0
/** The command-line tool {@code mortise-import}, which makes dialect files from definitions in ODS. */
@NullMarked
@Version("0.1.0")
package org.mortise.importer;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
