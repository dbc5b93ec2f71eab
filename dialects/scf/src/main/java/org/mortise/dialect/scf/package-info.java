// SPDX-License-Identifier: Apache-2.0
/** The scf dialect. */
@Version("0.1.0")
package org.mortise.dialect.scf;

import org.osgi.annotation.versioning.Version;
